import APICheck
import Foundation

// API [--against VERSION | --store VERSION | --modules]
//
// Compares the API of the package in the current folder with a stored one. Status 1 if CHANGELOG.md does
// not name what breaks code, 2 for wrong arguments, 3 if there is no build, it is older than the sources,
// or a file is malformed.
exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
