internal import CSystem

extension UnsafeMutablePointer<UInt32> {
  /// Sets values to the same one, with the vectors of the C library.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - count: The number of the values.
  package func fill(with value: UInt32, count: Int) {
    // The C library's wmemset is vectorized for four bytes. Whether wchar_t is signed depends on the
    // platform, as for char.
    wmemset(
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: wchar_t.self),
      wchar_t(truncatingIfNeeded: value), count)
  }
}
