import Foundation
import WeighCheck

// Weigh: the part of script/weigh that measures and compares. Status 1 if a weight is over or under its
// stored figure, 2 if the call is wrong, 3 if nothing can be measured.
exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
