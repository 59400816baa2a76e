import Foundation
import RoomCheck

// Rooms [--arrows | --prune]
//
// Reads which room of the package in the current folder uses which. Status 1 where an arrow, the
// table or the list is wrong, 2 where the call is, 3 where the compiler's records can't be used.
exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
