import Foundation
import RuleCheck

// Words [--list [PATH] | --update | --entries]
//
// Checks the wording of the package in the current folder. The status is 1 if a rule is broken, 2 if the
// command line is wrong, and 3 if a file cannot be read.
exit(WordingTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
