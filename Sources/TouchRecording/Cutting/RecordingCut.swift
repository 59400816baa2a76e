package import ResponderSystem

/// Copies a part of a recording, as the fixture of a test.
package enum RecordingCut {
  /// What became of a cut.
  package struct Outcome: Hashable, Sendable {
    /// How many lines were copied.
    package var kept = 0
    /// How many lines of the part could not be read, and are left out.
    package var broken = 0
    /// From when the part is, in seconds from the first time in the recording: earlier than was asked for
    /// where something was down then.
    package var start = 0.0
    /// Up to when the part is: later than was asked for where something was down then.
    package var end = 0.0
    /// Whether something is down at the end, for the recording ends so.
    package var isOpen = false
  }

  /// Writes the lines of a time into another file: those from `start` up to, but without, `end`, both in
  /// seconds from the first time in the recording. What was so before, the last of each kind, comes along
  /// with its own time; so does the beginning of a test that the part begins in.
  ///
  /// No touch is cut in two: where fingers, buttons or the tip of a pen are down at `start`, the part begins
  /// when the first of them came down, and where any are down at `end`, it ends when the last of them is
  /// lifted.
  ///
  /// Lines are copied byte for byte. Throws what the system says; the two must not be the same file.
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
