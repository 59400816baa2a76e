import ResponderPlatform
import ResponderSystem

/// The drag that the program began, and the one that is over a window of it.
@MainActor final class DragCenter {
  private(set) weak var context: ProgramContext?
  /// What this program drags.
  var own: OwnDrag?
  /// What is dragged over one of its windows.
  private(set) var over: DropVisit?
  /// What opens under it.
  let springs = SpringLoading()
  /// What was dropped, until everything of it is loaded.
  private var loading: [DropVisit] = []
  private var writers: [PasteboardWriter] = []
  private var waitingRequests = 0
  /// Counts the drags, so that each has a type of its own by which it is known.
  private var dragCount = 0

  init(context: ProgramContext) {
    self.context = context
  }

  /// The one of a view's program; nil for a view in no window.
  static func of(_ view: View) -> DragCenter? { view.host?.ownContext.drags }

  var display: (any Display)? { context?.display }

  /// How many transfers to other programs are under way.
  var transferCount: Int {
    writers.count + waitingRequests + loading.reduce(0) { $0 + $1.readerCount }
  }

  /// A type that tells this drag from all others.
  func makeMark() -> String {
    dragCount += 1
    return "application/x-window-responder-drag;id=\(ObjectIdentifier(self).hashValue).\(dragCount)"
  }

  // MARK: Over a window

  func entered(
    _ window: View, _ place: Point, types: [String], actions: DragActions, number: Int
  ) {
    // What was dropped before may be loading still.
    if let over, !over.isDropped { over.leave() }
    let local = own.flatMap { $0.isMoving && types.contains($0.mark) ? $0 : nil }
    let visit = DropVisit(self, window, number, types: types, actions: actions, local: local)
    over = visit
    visit.move(to: place)
  }

  func moved(to place: Point) { over?.move(to: place) }

  func left() {
    // What was dropped goes on until everything is loaded.
    guard let over, !over.isDropped else { return }
    over.leave()
    forget(over)
  }

  func dropped() {
    guard let over else { return }
    loading.append(over)
    over.drop()
  }

  func sourceActions(_ actions: DragActions) { over?.sourceActions = actions }

  func action(_ actions: DragActions) { over?.action = actions }

  /// A visit is over for good.
  func forget(_ visit: DropVisit) {
    if over === visit { over = nil }
    loading.removeAll { $0 === visit }
  }

  /// An interaction leaves its view.
  func lose(_ interaction: DropInteraction) { over?.lose(interaction) }

  // MARK: Handing over

  /// Another program wants data of what is dragged.
  func send(_ type: String, into descriptor: FileDescriptor) {
    guard let own, let context, !own.isRestrictedToDraggingApplication,
      writers.count + waitingRequests < context.pasteboards.limits.maximumWriterCount
    else { return }
    waitingRequests += 1
    own.load(PasteboardType.canonical(type)) { [weak self] bytes in
      guard let self else { return }
      waitingRequests -= 1
      guard let bytes, let context = self.context, context.display != nil else { return }
      let writer = PasteboardWriter(
        bytes, into: descriptor, limits: context.pasteboards.limits, context: context
      ) { [weak self] writer in self?.writers.removeAll { $0 === writer } }
      if !writer.isOver { writers.append(writer) }
    }
  }

  /// The display goes: everything under way ends.
  func displayGoes() {
    own?.end(.cancel)
    for visit in loading { visit.abandon() }
    if let over {
      over.abandon()
      forget(over)
    }
    loading = []
    for writer in writers { writer.finish() }
  }
}

extension ProgramContext {
  /// The program's drags; nil until somebody asks for them.
  var existingDrags: DragCenter? { existing(DragCenter.self) }

  /// The program's drags, made when they are first asked for.
  var drags: DragCenter { part(DragCenter.self) { DragCenter(context: self) } }
}
