package import ResponderSystem

/// Functions that copy a part of a recording, for example as the fixture of a test.
package enum RecordingCut {
  /// The result of a cut.
  package struct Outcome: Hashable, Sendable {
    /// The number of lines that were copied.
    package var kept = 0
    /// The number of lines of the part that could not be read, and were left out.
    package var broken = 0
    /// The start of the part, in seconds from the first time in the recording. It is earlier than the
    /// requested start if a contact was down then.
    package var start = 0.0
    /// The end of the part. It is later than the requested end if a contact was down then.
    package var end = 0.0
    /// A Boolean value that indicates whether a contact is down at the end, because the recording ends there.
    package var isOpen = false
  }

  /// Copies the lines of a time range into another file, and returns the result.
  ///
  /// The range is from `start` up to, but without, `end`, both in seconds from the first time in the
  /// recording. The last earlier line of each type that still applies is copied with its own time, and so is
  /// the beginning of a test in which the part begins.
  ///
  /// No contact is divided: if touches, buttons or the tip of a pen are down at `start`, the part begins when
  /// the first of them went down. If any are down at `end`, it ends when the last of them is released.
  ///
  /// Lines are copied byte for byte. Throws the system's error. The source and the destination must be
  /// different files.
  package static func cut(
    _ path: String, from start: Double, to end: Double, into sink: any RecordingSink
  ) throws(SystemError) -> Outcome {
    var cutter = RecordingCutter(start: start, end: end)
    try RecordingReader.read(path: path) { result, bytes in cutter.take(result, bytes) }
    cutter.finish()
    let output = cutter.output
    var done = 0
    while done < output.count {
      let written = try output.withUnsafeBufferPointer { all throws(SystemError) in
        try sink.write(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: all[done...])))
      }
      guard written > 0 else { throw SystemError(operation: "write", code: 11) }
      done += written
    }
    return cutter.outcome
  }
}
