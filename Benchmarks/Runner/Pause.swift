import Foundation

/// Waits for a number of seconds, during which a client can be observed.
func pause(_ seconds: Double) { usleep(UInt32(seconds * 1e6)) }

/// Writes the progress of the run to standard error.
func progress(_ text: String) { FileHandle.standardError.write(Data("bench: \(text)\n".utf8)) }
