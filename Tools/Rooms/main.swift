import Foundation
import RoomCheck

// Rooms [--arrows]
//
// Reads which room of the package in the current folder uses which. Status 1 where a use or the
// table is wrong, 2 where the call is, 3 where the compiler's records can't be used.
exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
