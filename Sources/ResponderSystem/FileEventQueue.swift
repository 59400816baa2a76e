internal import Glibc

/// A queue of the kernel's notifications about files and folders. Follows `inotify(7)`.
package final class FileEventQueue {
  /// A kind of event.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A file was written, which also includes one that its writer keeps open.
    package static let content = Kinds(rawValue: UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB))
    /// The file or folder itself was moved or deleted.
    package static let itself = Kinds(rawValue: UInt32(IN_MOVE_SELF | IN_DELETE_SELF))
    /// A name in the folder was created, deleted or moved.
    package static let names = Kinds(
      rawValue: UInt32(IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO))
  }

  /// A notification.
  package struct Event: Sendable {
    /// The number that ``watch(_:for:followsLinks:)`` returned, or -1 if events were lost.
    package let watch: Int32
    package let kinds: Kinds
    /// The name in the folder, as bytes. If the event concerns the watched item itself, it is empty.
    package let name: [UInt8]
  }

  /// The descriptor, which is readable when there are events.
  package let descriptor: FileDescriptor

  /// Creates an empty queue.
  package init() throws(SystemError) {
    let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard number >= 0 else { throw SystemError(operation: "inotify_init1", code: errno) }
    descriptor = FileDescriptor(owning: number)
  }

  /// Begins to watch a file or a folder, and returns the number of its watch. If the item is watched already,
  /// it keeps its number, and the kinds are added.
  package func watch(
    _ path: Pathname, for kinds: Kinds, followsLinks: Bool = true
  ) throws(SystemError) -> Int32 {
    let flags = UInt32(IN_MASK_ADD) | (followsLinks ? 0 : UInt32(IN_DONT_FOLLOW))
    let number = inotify_add_watch(descriptor.number, path.cString, kinds.rawValue | flags)
    guard number >= 0 else { throw SystemError(operation: "inotify_add_watch", code: errno) }
    return number
  }

  /// Ends a watch. If the item no longer exists, does nothing.
  package func unwatch(_ watch: Int32) { inotify_rm_watch(descriptor.number, watch) }

  /// Returns the events that have arrived, without waiting, up to a few thousand.
  package func read() -> [Event] {
    var events: [Event] = []
    // A folder with many events must not block the caller.
    for _ in 0..<16 {
      let wasEmpty = withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 8) { bytes in
        guard case .done(let count)? = try? SystemCall.read(descriptor.number, into: bytes),
          count > 0
        else { return true }
        events += Self.events(in: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        return false
      }
      if wasEmpty { break }
    }
    return events
  }

  private static func events(in bytes: UnsafeRawBufferPointer) -> [Event] {
    let head = MemoryLayout<inotify_event>.size
    var events: [Event] = []
    var start = 0
    while start + head <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      let end = start + head + Int(event.len)
      guard end <= bytes.count else { break }
      let name = bytes[(start + head)..<end].prefix { $0 != 0 }
      let kinds = Kinds(rawValue: event.mask)
      // The kernel reports that a watch has ended. This is not an event of the file.
      if event.mask & UInt32(IN_IGNORED) == 0 || event.len > 0 {
        events.append(Event(watch: event.wd, kinds: kinds, name: Array(name)))
      }
      start = end
    }
    return events
  }
}
