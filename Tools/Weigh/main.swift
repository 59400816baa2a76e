import Foundation
import WeighCheck

// Weigh: the part of script/weigh that measures and compares. The exit status is 1 if a weight is over or
// under its stored figure, 2 if the arguments are wrong, and 3 if the weights cannot be measured.
exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
