import ResponderSystem
import TouchRecording
import WindowResponder

extension LivePlayer {
  /// Creates a player for a recording's file. Throws the error of the system.
  package convenience init(
    path: String, in window: Window, from start: Double = 0, to end: Double = .infinity,
    speed: Double = 1
  ) throws(SystemError) {
    let bytes = try SystemCall.contents(ofFile: path, limit: 1 << 30)
    var lines: [RecordedLine] = []
    var reader = RecordingReader()
    bytes.withUnsafeBytes { bytes in
      reader.take(bytes) { result, _ in if case .success(let line) = result { lines.append(line) } }
    }
    reader.finish { result, _ in if case .success(let line) = result { lines.append(line) } }
    self.init(lines, in: window, from: start, to: end, speed: speed)
  }
}
