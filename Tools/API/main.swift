import APICheck
import Foundation

// API [--against VERSION | --store VERSION | --modules]
//
// Compares the API of the package in the current folder with a stored one. The exit status is 1 if
// CHANGELOG.md doesn't name a change that breaks code, 2 if the arguments are invalid, and 3 if there is no
// build, the build is older than the sources, or a file is malformed.
exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
