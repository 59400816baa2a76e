import Foundation

/// Leaves the machine alone for so many seconds, while a client is being watched.
func pause(_ seconds: Double) { usleep(UInt32(seconds * 1e6)) }

/// Tells on standard error how far the run has come.
func progress(_ text: String) { FileHandle.standardError.write(Data("bench: \(text)\n".utf8)) }
