import Foundation

// WaylandScanner client|server OUTPUT.swift XML...
//
// Reads protocol files and writes the classes of one side into one file. Status 1 where a file is
// wrong or can't be read or written, 2 where the call is.
exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
