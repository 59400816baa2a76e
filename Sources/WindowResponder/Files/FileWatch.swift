import ResponderSystem

/// An observer of a file that is notified when the file is written, replaced, deleted or created.
///
///     watch = FileWatch(path: path) { [weak self] in self?.reload() }
///
/// Every change is noticed, by whatever program: a write to a file that its writer keeps open, a new file
/// in the place of the old one, and a symbolic link on the path that leads to another file or folder now.
/// Changes in quick succession are one notification, ``delay`` after the last one and at the latest
/// ``longestDelay`` after the first. Until a change the watch costs nothing.
///
/// The watch ends when it is released, or by ``cancel()``. If the kernel reports no changes, as for files on
/// some network disks that another machine writes, the handler is not called. Follows `inotify(7)`.
@preconcurrency @MainActor public final class FileWatch {
  /// The time between the last of several changes in quick succession and their notification, in seconds:
  /// 0.2.
  public static let delay = 0.2
  /// The longest time between a change and its notification, in seconds: 1.
  public static let longestDelay = 1.0

  /// The path of the file, as it was given.
  public let pathname: Pathname
  /// The path of the file as a text, with U+FFFD in the place of bytes that are not UTF-8.
  public var path: String { pathname.description }
  /// A Boolean value that indicates whether the kernel reports changes.
  public var isWatching: Bool { keeper.isWatching }
  private let keeper: Keeper
  private let handler: @MainActor () -> Void
  private var timer: ClockTimer?
  /// When the first change came that the handler has not been told of.
  private var firstChange: Double?

  /// Creates a watch and starts it.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Neither the file nor its folder need to exist.
  ///   - handler: Called on the main actor after changes, also those that this program makes.
  public convenience init(path: String, _ handler: @escaping @MainActor () -> Void) {
    self.init(path: Pathname(path), handler)
  }

  /// Creates a watch of a file whose name need not be UTF-8, and starts it.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Neither the file nor its folder need to exist.
  ///   - handler: Called on the main actor after changes, also those that this program makes.
  public init(path: Pathname, _ handler: @escaping @MainActor () -> Void) {
    pathname = path
    self.handler = handler
    keeper = Keeper(path: path)
    keeper.start { [weak self] in self?.fileDidChange() }
  }

  /// Stops the watch. Calling it twice is harmless.
  public func cancel() {
    timer?.invalidate()
    timer = nil
    keeper.cancel()
  }

  /// Waits for further changes. Meanwhile the kernel collects them, and the process sleeps.
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

/// The kernel's watches of a file and of the names on the way to it.
@MainActor private final class Keeper {
  private let path: Pathname
  private let queue: FileEventQueue?
  private var handler: (@MainActor () -> Void)?
  private var watch: DescriptorWatch?
  /// The names that matter in a watched folder, by the number of its watch.
  private var names: [Int32: Set<[UInt8]>] = [:]
  /// The watches of the file, and of folders as such.
  private var items: Set<Int32> = []

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

  /// Reads what has arrived, and returns whether it concerns the file.
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
      }
    }
    if isElsewhere { _ = watchPath(queue) }
    return concerns
  }

  /// Watches each name on the way to the file, and the file. Returns whether the kernel reports its changes.
  private func watchPath(_ queue: FileEventQueue) -> Bool {
    var walk = PathWalk(path)
    // The path may change while it is looked up.
    for _ in 0..<4 {
      for number in items.union(names.keys) { queue.unwatch(number) }
      (names, items) = ([:], [])
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
    // A folder that may not be read cannot be watched; what lies in it may be.
    if step.isLink || isLast, let number = try? queue.watch(step.folder, for: .names) {
      names[number, default: []].insert(step.name.bytes)
    }
    // Of a folder on the way only what happens to it counts: much may happen in it.
    let kinds: FileEventQueue.Kinds = isLast ? [.content, .itself] : .itself
    guard !step.isLink, !isLast || walk.reachesFile else { return }
    if let number = try? queue.watch(step.path, for: kinds, followsLinks: false) {
      items.insert(number)
    }
  }
}
