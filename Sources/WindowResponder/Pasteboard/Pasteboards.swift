import ResponderPlatform
import ResponderRuntime
import ResponderSystem

/// The pasteboards of a program and the transfers in progress.
@MainActor final class Pasteboards {
  @BackLink private(set) var context: ProgramContext?
  var limits = Pasteboard.Limits()
  private var named: [Pasteboard.Name: PasteboardStore] = [:]
  private var nextNumber = 1
  private var readers: [PasteboardReader] = []
  private var writers: [PasteboardWriter] = []
  private var waitingRequests = 0

  private(set) lazy var general = Pasteboard(
    PasteboardStore(.general, kind: .clipboard, owner: self))
  private(set) lazy var primary = Pasteboard(
    PasteboardStore(.primary, kind: .primary, owner: self))

  init(context: ProgramContext) {
    self.context = context
  }

  // MARK: Pasteboards by name

  func store(_ name: Pasteboard.Name, creates: Bool) -> PasteboardStore? {
    if name == .general { return general.store }
    if name == .primary { return primary.store }
    if let store = named[name] { return store }
    guard creates else { return nil }
    let store = PasteboardStore(name, kind: nil, owner: self)
    named[name] = store
    return store
  }

  func uniqueStore() -> PasteboardStore {
    while true {
      let name = Pasteboard.Name(rawValue: "pasteboard-\(nextNumber)")
      nextNumber += 1
      if named[name] == nil, let store = store(name, creates: true) { return store }
    }
  }

  func remove(_ name: Pasteboard.Name) {
    guard let store = named.removeValue(forKey: name) else { return }
    store.invalidate()
    store.removal.tell(name)
  }

  // MARK: Transfers

  /// The number of transfers in progress.
  var transferCount: Int { readers.count + writers.count + waitingRequests }

  /// Reads data of another program, and returns the reader, with which the transfer can be ended.
  func read(
    _ type: String, of kind: SelectionKind, timeLimit: Double?,
    completion: @escaping @MainActor (PasteboardReader.Answer) -> Void
  ) -> PasteboardReader? {
    guard let context, let display = context.display else {
      completion(.failure(.unavailable))
      return nil
    }
    let reader = PasteboardReader(
      limits: limits, timeLimit: timeLimit ?? limits.readingTime, context: context,
      ask: { display.receive(type, of: kind, into: $0) },
      completion: { [weak self] answer in
        self?.readers.removeAll(where: \.isOver)
        completion(answer)
      })
    if reader.isOver { return nil }
    readers.append(reader)
    return reader
  }

  /// Sends data to another program. Data with a provider is created in a later turn of the event loop.
  func send(_ type: String, of kind: SelectionKind, into descriptor: Int32) {
    let descriptor = FileDescriptor(owning: descriptor)
    guard let context, writers.count + waitingRequests < limits.maximumWriterCount else {
      return
    }
    waitingRequests += 1
    context.later { [weak self] in
      guard let self else { return }
      waitingRequests -= 1
      write(type, of: kind, into: descriptor)
    }
  }

  private func write(_ type: String, of kind: SelectionKind, into descriptor: FileDescriptor) {
    let store = kind == .clipboard ? general.store : primary.store
    guard store.isOurs, let bytes = store.joinedBytes(PasteboardType.canonical(type)),
      let context
    else { return }
    let writer = PasteboardWriter(
      bytes, into: descriptor, limits: limits, context: context
    ) { [weak self] writer in self?.writers.removeAll { $0 === writer } }
    if !writer.isOver { writers.append(writer) }
  }

  // MARK: The display

  /// Offers the present items after a display was opened.
  func displayCame() {
    general.store.offer()
    primary.store.offer()
  }

  /// Ends all transfers, because the display is closed.
  func displayGoes() {
    for reader in readers { reader.fail(.unavailable) }
    for writer in writers { writer.finish() }
  }

  func changed(_ kind: SelectionKind, wasOurs: Bool) {
    let store = kind == .clipboard ? general.store : primary.store
    if wasOurs { store.othersTookOver() } else { store.othersChanged() }
  }
}

extension ProgramContext {
  /// The program's pasteboards, or `nil` before their first use.
  var existingPasteboards: Pasteboards? { existing(Pasteboards.self) }

  /// The program's pasteboards, created on first access.
  var pasteboards: Pasteboards { part(Pasteboards.self) { Pasteboards(context: self) } }
}
