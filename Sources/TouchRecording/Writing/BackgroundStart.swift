internal import Glibc

/// The argument of the thread of a ``BackgroundSink``.
final class BackgroundStart {
  let work: BackgroundWork
  let base: any RecordingSink

  init(work: BackgroundWork, base: any RecordingSink) {
    self.work = work
    self.base = base
  }

  /// The entry function of the thread, whose argument is an instance of this class.
  static let begin: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    guard let address = $0 else { return nil }
    let start = Unmanaged<BackgroundStart>.fromOpaque(address).takeRetainedValue()
    start.work.write(into: start.base)
    return nil
  }
}
