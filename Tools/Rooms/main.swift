import Foundation
import RoomCheck

// `Rooms [--arrows]`
//
// Checks the uses between the layers of the package in the current folder. The exit status is 1 if a use or
// the table is invalid, 2 if the arguments are invalid, and 3 if the compiler's records can't be used.
exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
