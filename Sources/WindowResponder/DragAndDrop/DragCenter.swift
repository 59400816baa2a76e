import ResponderPlatform
import ResponderRuntime
import ResponderSystem

/// The drag that the application began, and the drag over one of its windows.
@MainActor final class DragCenter {
  @BackLink private(set) var context: ProgramContext?
  /// The drag that the application began.
  var own: OwnDrag?
  /// The drag over one of the application's windows.
  private(set) var over: DropVisit?
  /// The spring-loaded views under the drag.
  let springs = SpringLoading()
  /// The drags that were dropped and are still loading data.
  private var loading: [DropVisit] = []
  private var writers: [PasteboardWriter] = []
  private var waitingRequests = 0
  /// The number of drags, with which each receives a type that identifies it.
  private var dragCount = 0

  init(context: ProgramContext) {
    self.context = context
  }

  /// Returns the drag center of a view's application, or `nil` for a view outside a window.
  static func of(_ view: View) -> DragCenter? { view.host?.ownContext.drags }

  var display: (any Display)? { context?.display }

  /// The number of data transfers in progress.
  var transferCount: Int {
    writers.count + waitingRequests + loading.reduce(0) { $0 + $1.readerCount }
  }

  /// Returns a type that identifies a drag.
  func makeMark() -> String {
    dragCount += 1
    return "application/x-window-responder-drag;id=\(ObjectIdentifier(self).hashValue).\(dragCount)"
  }

  // MARK: Drags over a window

  func entered(
    _ window: View, _ place: Point, types: [String], actions: DragActions, number: Int
  ) {
    // An earlier drop may still be loading.
    if let over, !over.isDropped { over.leave() }
    let local = own.flatMap { $0.isMoving && types.contains($0.mark) ? $0 : nil }
    let visit = DropVisit(self, window, number, types: types, actions: actions, local: local)
    over = visit
    visit.move(to: place)
  }

  func moved(to place: Point) { over?.move(to: place) }

  func left() {
    // A drop continues until all of its data is loaded.
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

  /// Removes a visit that has ended.
  func forget(_ visit: DropVisit) {
    if over === visit { over = nil }
    loading.removeAll { $0 === visit }
  }

  /// Ends the visit of an interaction that is removed from its view.
  func lose(_ interaction: DropInteraction) { over?.lose(interaction) }

  // MARK: Sending data

  /// Sends data of the drag to another program.
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

  /// Ends all drags and transfers, because the display is closed.
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
  /// The application's drag center, or `nil` before its first use.
  var existingDrags: DragCenter? { existing(DragCenter.self) }

  /// The application's drag center, created on first access.
  var drags: DragCenter { part(DragCenter.self) { DragCenter(context: self) } }
}
