import Foundation
import RuleCheck

// Rules [--entries | --shorten] [RULE…]
//
// Checks the rules of the package in the current folder. Status 1 where a rule is broken, 2 where the
// command line is wrong, 3 where the sources or the compiler's records cannot be read.
exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
