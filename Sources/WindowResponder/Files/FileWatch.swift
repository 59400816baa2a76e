import Glibc
import ResponderSystem

/// Tells when a file is written, replaced, taken away or comes to be there.
///
///     watch = FileWatch(path: path) { [weak self] in self?.reload() }
///
/// It watches the file's folder by `inotify`, since most programs put a new file in the place of the old
/// one. What comes in one burst is told once, a little later; nothing is asked of the disk until then.
/// Where the kernel watches nothing, as on some network disks, nothing is told. It ends when it is let go
/// of, or by ``cancel()``.
@preconcurrency @MainActor public final class FileWatch {
  /// How long after the last news of a burst it is told, in seconds.
  public static let delay = 0.2

  /// The file.
  public let path: String
  /// Whether the kernel tells of changes.
  public var isWatching: Bool { keeper.watch?.isValid ?? false }
  private let keeper = Keeper()
  private let handler: @MainActor () -> Void
  private var timer: ClockTimer?

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - path: The file, which need not be there; its folder has to be.
  ///   - handler: Called on the main actor after each burst of changes, one's own too.
  public init(path: String, _ handler: @escaping @MainActor () -> Void) {
    self.path = path
    self.handler = handler
    let target = (try? SafeFile.target(of: path)) ?? path
    let name = FilePath.name(of: target)
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return }
    let mask = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ATTRIB
        | IN_DELETE_SELF | IN_MOVE_SELF)
    guard inotify_add_watch(descriptor, FilePath.folder(of: target), mask) >= 0 else {
      close(descriptor)
      return
    }
    keeper.watch = DescriptorWatch(descriptor, for: .reading, in: .current) { [weak self] watch in
      if FileNews.read(watch.descriptor, concerns: name) { self?.changeCame() }
    }
  }

  /// Ends it.
  public func cancel() {
    timer?.invalidate()
    timer = nil
    keeper.cancel()
  }

  private func changeCame() {
    timer?.invalidate()
    timer = .scheduledTimer(withTimeInterval: Self.delay) { [weak self] _ in self?.tell() }
  }

  private func tell() {
    timer = nil
    handler()
  }

  /// Closes the descriptor at the end, on whatever thread the watch goes.
  @MainActor private final class Keeper {
    var watch: DescriptorWatch?

    func cancel() {
      guard let watch, watch.isValid else { return }
      watch.cancel()
      SystemCall.close(watch.descriptor)
    }

    isolated deinit { cancel() }
  }
}

/// What the kernel tells of a folder.
private enum FileNews {
  /// Reads all that has come. Gives whether something of it is about a name, or may be.
  static func read(_ descriptor: Int32, concerns name: String) -> Bool {
    var found = false
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    // A folder in which much happens must not keep the loop.
    for _ in 0..<16 {
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return found }
      bytes[..<count].withUnsafeBytes { if concerns(name, in: $0) { found = true } }
    }
    return found
  }

  private static func concerns(_ name: String, in bytes: UnsafeRawBufferPointer) -> Bool {
    let head = MemoryLayout<inotify_event>.size
    var start = 0
    while start + head <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      let end = start + head + Int(event.len)
      guard end <= bytes.count else { return true }
      // About the folder itself, or some news were lost.
      if event.len == 0 { return true }
      let text = bytes[(start + head)..<end].prefix { $0 != 0 }
      if text.elementsEqual(name.utf8) { return true }
      start = end
    }
    return false
  }
}
