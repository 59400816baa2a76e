package import ResponderSystem

/// Copies a part of a recording, as the fixture of a test.
package enum RecordingCut {
  /// What became of a cut.
  package struct Outcome: Hashable, Sendable {
    /// How many lines were copied.
    package var kept = 0
    /// How many lines of the part could not be read, and are left out.
    package var broken = 0
  }

  /// Writes the lines of a time into another file: those from `start` up to, but without, `end`, both in
  /// seconds from the first time in the recording. What was so before, the last of each kind, comes along
  /// with its own time; so does the beginning of a test that the part begins in.
  ///
  /// Lines are copied byte for byte. Throws what the system says; the two must not be the same file.
  package static func cut(
    _ path: String, from start: Double, to end: Double, into sink: any RecordingSink
  ) throws(SystemError) -> Outcome {
    var cut = Cut(start: start, end: end)
    try RecordingReader.read(path: path) { result, bytes in cut.take(result, bytes) }
    cut.flush()
    var done = 0
    while done < cut.output.count {
      let written = try cut.output.withUnsafeBufferPointer { all throws(SystemError) in
        try sink.write(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: all[done...])))
      }
      guard written > 0 else { throw SystemError(operation: "write", code: 11) }
      done += written
    }
    return cut.outcome
  }

  /// A cut that is being made.
  private struct Cut {
    let start: Double
    let end: Double
    var output: [UInt8] = []
    var outcome = Outcome()
    private var first: Int64?
    /// Of lines before the part those that still hold, in their order.
    private var earlier: [(key: String, bytes: [UInt8])] = []
    private var hasBegun = false

    init(start: Double, end: Double) {
      self.start = start
      self.end = end
    }

    mutating func take(
      _ result: Result<RecordedLine, LineProblem>, _ bytes: UnsafeRawBufferPointer
    ) {
      guard case .success(let line) = result else {
        if hasBegun { outcome.broken += 1 }
        return
      }
      guard let at = line.at else { return copy(bytes) }
      let zero = first ?? at
      first = zero
      let time = Double(at - zero) / 1e6
      if time < start {
        keep(line, bytes)
      } else if time < end {
        flush()
        copy(bytes)
      }
    }

    /// Copies what still holds from before the part.
    mutating func flush() {
      guard !hasBegun else { return }
      hasBegun = true
      for line in earlier { line.bytes.withUnsafeBytes { copy($0) } }
    }

    private mutating func copy(_ bytes: UnsafeRawBufferPointer) {
      output += bytes
      output.append(UInt8(ascii: "\n"))
      outcome.kept += 1
    }

    private mutating func keep(_ line: RecordedLine, _ bytes: UnsafeRawBufferPointer) {
      switch line {
      case .fact(let fact):
        let key = Self.key(of: fact.content)
        earlier.removeAll { $0.key == key }
        if case .outputGone(let number) = fact.content {
          earlier.removeAll { $0.key == "output \(number)" }
        } else {
          earlier.append((key, Array(bytes)))
        }
      case .step(let step):
        switch step.content {
        case .begin:
          earlier.removeAll { $0.key == "test" || $0.key == "place" }
          earlier.append(("test", Array(bytes)))
        case .target, .guide:
          earlier.removeAll { $0.key == "place" }
          earlier.append(("place", Array(bytes)))
        case .end: earlier.removeAll { $0.key == "test" || $0.key == "place" }
        }
      default: break
      }
    }

    private static func key(of content: Fact.Content) -> String {
      switch content {
      case .machine: "machine"
      case .global(let interface, _): "global \(interface)"
      case .seat(let seat): "seat \(seat.number)"
      case .output(let output): "output \(output.number)"
      case .outputGone(let number): "gone \(number)"
      case .window(let window): "window \(window.number)"
      case .tool(let tool): "tool \(tool.number)"
      case .calibration: "calibration"
      }
    }
  }
}
