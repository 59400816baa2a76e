package import ResponderSystem

/// Where a recording's bytes go.
package protocol RecordingSink: AnyObject {
  /// Writes some of the bytes, and says how many; 0 where it would have to wait.
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int

  /// Takes back everything after as many bytes, as far as that can be.
  func shorten(to byteCount: Int)

  /// Everything was written that will be: ends what still goes on, and throws what went wrong since.
  func finish() throws(SystemError)
}

extension RecordingSink {
  /// Nothing goes on.
  package func finish() throws(SystemError) {}
}
