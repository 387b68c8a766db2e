#!/usr/bin/perl
# A bot over standard input and output, in Perl, with Perl's own modules only.
#
#     tinhorn simulate dicetown --bots "stdio:perl examples/stdio_bot.pl",uniform
#
# It chooses the last option of each list. docs/research.md describes the messages.
use strict;
use warnings;
use JSON::PP;

$| = 1;    # an answer that stays in a buffer is no answer
while ( my $line = <STDIN> ) {
    my $message = decode_json($line);
    if ( $message->{type} eq 'hello' ) {
        print encode_json( { type => 'hello', protocol => 1, name => 'stdio_bot.pl' } ), "\n";
    }
    elsif ( $message->{type} eq 'decide' ) {
        my $last = $message->{options}[-1];
        print encode_json( { prompt => $message->{prompt}, action => $last->{action} } ), "\n";
    }
}
