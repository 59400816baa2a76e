package import ResponderSystem

/// A destination for the bytes of a recording.
package protocol RecordingSink: AnyObject {
  /// Writes some of the bytes and returns their number, or 0 if it would have to wait.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int

  /// Removes all bytes after a number of bytes, if possible.
  func shorten(to byteCount: Int)

  /// Ends all pending writes, and throws an error that has occurred since the last write.
  func finish() throws(SystemError)
}

extension RecordingSink {
  /// Takes no action.
  package func finish() throws(SystemError) {}
}
