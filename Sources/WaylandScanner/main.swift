import Foundation

// WaylandScanner client|server OUTPUT.swift XML...
//
// Reads protocol files and writes the classes of one side into one file. The status is 1 if a file is invalid
// or cannot be read or written, and 2 if the command line is wrong.
exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
