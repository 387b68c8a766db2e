// Puts the static copy of tinhorn into the first page, when somebody asks for it.
document.getElementById("try-start")?.addEventListener("click", ({ currentTarget }) => {
  const frame = document.createElement("iframe");
  frame.src = "try/";
  frame.title = "tinhorn";
  currentTarget.replaceWith(frame);
});
