import ResponderSystem

/// An observer of a file or a folder that is notified when it is written, replaced, deleted or created.
///
///     watch = FileWatch(path: path) { [weak self] in self?.reload() }
///
/// All changes by any program are reported. Examples are a write to a file that remains open, a new file that
/// replaces the old one, and a changed symbolic link on the path. Changes in quick succession cause one
/// notification, ``delay`` after the last one and at the latest ``longestDelay`` after the first. Without
/// changes, the watch uses no processor time.
///
/// For a folder, the watch also reports files and folders that are added, removed or renamed in it, and
/// changes of files directly in it. It does not report changes in the folders in it.
///
/// The watch ends when it is released, or by ``cancel()``. If the kernel reports no changes, for example of
/// files that another machine writes on a network disk, the handler is not called. Follows `inotify(7)`.
@preconcurrency @MainActor public final class FileWatch {
  /// The time between the last of several changes in quick succession and their notification, in seconds:
  /// 0.2.
  public static let delay = 0.2
  /// The longest time between a change and its notification, in seconds: 1.
  public static let longestDelay = 1.0

  /// The path of the file, as it was passed.
  public let pathname: Pathname
  /// The path as a string, in which invalid UTF-8 is replaced by U+FFFD.
  public var path: String { pathname.description }
  /// A Boolean value that indicates whether the kernel reports changes.
  public var isWatching: Bool { keeper.isWatching }
  private let keeper: Keeper
  private let handler: @MainActor () -> Void
  private var timer: ClockTimer?
  /// The time of the first change that was not reported yet.
  private var firstChange: Double?

  /// Creates a watch and starts it.
  ///
  /// - Parameters:
  ///   - path: The path of the file or folder. Neither it nor its folder need to exist.
  ///   - handler: The closure that is called on the main actor after changes, including those by this
  ///     program.
  public convenience init(path: String, _ handler: @escaping @MainActor () -> Void) {
    self.init(path: Pathname(path), handler)
  }

  /// Creates a watch of a file whose name does not need to be UTF-8, and starts it.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Neither the file nor its folder need to exist.
  ///   - handler: The closure that is called on the main actor after changes, including those by this
  ///     program.
  public init(path: Pathname, _ handler: @escaping @MainActor () -> Void) {
    pathname = path
    self.handler = handler
    keeper = Keeper(path: path)
    keeper.start { [weak self] in self?.fileDidChange() }
  }

  /// Stops the watch. A second call has no effect.
  public func cancel() {
    timer?.invalidate()
    timer = nil
    keeper.cancel()
  }

  /// Waits for further changes. In the meantime, the kernel collects them, and the process sleeps.
  private func fileDidChange() {
    keeper.pause()
    firstChange = ProgramContext.current.now
    wait()
  }

  private func wait() {
    let left = (firstChange ?? 0) + Self.longestDelay - ProgramContext.current.now
    timer = .scheduledTimer(withTimeInterval: max(0, min(Self.delay, left))) { [weak self] _ in
      self?.timerDidFire()
    }
  }

  private func timerDidFire() {
    timer = nil
    guard let first = firstChange else { return }
    let isLate = ProgramContext.current.now >= first + Self.longestDelay
    if keeper.readEvents(), !isLate { return wait() }
    firstChange = nil
    keeper.resume()
    handler()
  }
}

/// The kernel's watches of a file and of the folders and links on its path.
@MainActor private final class Keeper {
  private let path: Pathname
  private let queue: FileEventQueue?
  private var handler: (@MainActor () -> Void)?
  private var watch: DescriptorWatch?
  /// The names of interest in a watched folder, by the number of its watch.
  private var names: [Int32: Set<[UInt8]>] = [:]
  /// The watches of the file, and of folders themselves.
  private var items: Set<Int32> = []
  /// The watch of the path itself if it is a folder, whose entries are reported too.
  private var folder: Int32?

  var isWatching: Bool { handler != nil }

  init(path: Pathname) {
    self.path = path
    queue = try? FileEventQueue()
  }

  isolated deinit { watch?.cancel() }

  func start(_ handler: @escaping @MainActor () -> Void) {
    guard let queue, watchPath(queue) else { return }
    self.handler = handler
    resume()
  }

  func cancel() {
    handler = nil
    pause()
  }

  func pause() {
    watch?.cancel()
    watch = nil
  }

  func resume() {
    guard let queue, handler != nil, watch == nil else { return }
    watch = DescriptorWatch(queue.descriptor.number, for: .reading, in: .current) {
      [weak self] _ in
      if self?.readEvents() == true { self?.handler?() }
    }
  }

  /// Reads the events that have arrived, and returns a Boolean value that indicates whether they affect the
  /// file.
  func readEvents() -> Bool {
    guard let queue else { return false }
    var (concerns, isElsewhere) = (false, false)
    for event in queue.read() {
      if event.watch < 0 {
        // Events were lost.
        (concerns, isElsewhere) = (true, true)
      } else if event.name.isEmpty {
        guard items.contains(event.watch) else { continue }
        concerns = true
        if !event.kinds.isDisjoint(with: .itself) { isElsewhere = true }
      } else if names[event.watch]?.contains(event.name) == true {
        (concerns, isElsewhere) = (true, true)
      } else if event.watch == folder {
        concerns = true
      }
    }
    if isElsewhere { _ = watchPath(queue) }
    return concerns
  }

  /// Watches each component of the path, and the file. Returns a Boolean value that indicates whether the
  /// kernel reports their changes.
  private func watchPath(_ queue: FileEventQueue) -> Bool {
    var walk = PathWalk(path)
    // The path may change during the lookup.
    for _ in 0..<4 {
      for number in items.union(names.keys) { queue.unwatch(number) }
      (names, items, folder) = ([:], [], nil)
      for (index, step) in walk.steps.enumerated() {
        watch(step, isLast: index == walk.steps.count - 1, in: walk, queue)
      }
      let again = PathWalk(path)
      if again == walk { break }
      walk = again
    }
    return !names.isEmpty || !items.isEmpty
  }

  private func watch(
    _ step: PathWalk.Step, isLast: Bool, in walk: PathWalk, _ queue: FileEventQueue
  ) {
    // A folder without read permission cannot be watched. Its entries may be readable.
    if step.isLink || isLast, let number = try? queue.watch(step.folder, for: .names) {
      names[number, default: []].insert(step.name.bytes)
    }
    // For a folder on the path, only its own events are watched, since it may have many others.
    var kinds: FileEventQueue.Kinds = isLast ? [.content, .itself] : .itself
    guard !step.isLink, !isLast || walk.reachesFile else { return }
    let isFolder =
      isLast && (try? FileStatus(of: step.path, followsLinks: false))?.kind == .folder
    if isFolder { kinds.insert(.names) }
    if let number = try? queue.watch(step.path, for: kinds, followsLinks: false) {
      items.insert(number)
      if isFolder { folder = number }
    }
  }
}
