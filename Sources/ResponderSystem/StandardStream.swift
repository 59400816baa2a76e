internal import Glibc

/// A standard stream of the process. The raw value is the number of its descriptor.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes all of a text in UTF-8.
  ///
  /// If the stream has no reader any more, SIGPIPE kills the process, as is usual for programs of the command
  /// line. If the signal is ignored, throws EPIPE.
  package func write(_ text: String) throws(SystemError) {
    try Self.write(Array(text.utf8), to: rawValue)
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let outcome = try bytes.withUnsafeBufferPointer { all throws(SystemError) in
        let rest = UnsafeBufferPointer(rebasing: all[start...])
        return try SystemCall.run("write") { Glibc.write(descriptor, rest.baseAddress, rest.count) }
      }
      switch outcome {
      case .done(let count): start += count
      // The program at the other end has set the stream so that writing does not wait.
      case .wouldBlock: try SystemCall.wait(for: descriptor, writable: true)
      }
    }
  }
}
