import ResponderPlatform
import ResponderRuntime

/// A drag over a window of this application.
@MainActor final class DropVisit: DropSession {
  let center: DragCenter
  @BackLink private(set) var window: View?
  /// The number that identifies the drag for the display.
  private let number: Int
  private(set) var windowLocation = Point.zero
  /// The distance of a precise drop above the finger, in points.
  private static let preciseDistance = 24.0
  /// The location that determines the destination, in window coordinates.
  private var aim: Point {
    guard isPrecise, local?.isByTouch ?? false else { return windowLocation }
    return Point(x: windowLocation.x, y: windowLocation.y - Self.preciseDistance)
  }
  /// A Boolean value that indicates whether a destination wanted a precise drop. It is not reset, because the
  /// destination would alternate at the edge of a view otherwise.
  private var isPrecise = false
  /// The drag that this application began, or `nil` for a drag of another program.
  let local: OwnDrag?
  private let ownItems: [DragItem]
  var progressIndicatorStyle = DropSessionProgressIndicatorStyle.default
  var sourceActions: DragActions {
    didSet { if sourceActions != oldValue { update() } }
  }
  /// The actions that a drop would perform, according to the display.
  var action: DragActions = []

  /// The interaction under the drag.
  private weak var current: DropInteraction?
  private var proposal: DropProposal?
  private var answered: DragAnswer?
  /// The answers of interactions whether they can handle the drag, while it is over them.
  private var answers: [ObjectIdentifier: Bool] = [:]
  /// The interactions that the drag has entered.
  private var seen: [Seen] = []
  private struct Seen { weak var interaction: DropInteraction? }

  private(set) var phase = Phase.over
  enum Phase {
    /// The items were not dropped yet.
    case over
    /// The user is being asked for the operation.
    case asking
    /// The drop is being performed.
    case performing
    /// The drop was performed. Data may still be loading.
    case performed
    case ended
  }
  private var readers: [PasteboardReader] = []
  private var isConcluded = false

  init(
    _ center: DragCenter, _ window: View, _ number: Int, types: [String], actions: DragActions,
    local: OwnDrag?
  ) {
    self.number = number
    self.center = center
    self.window = window
    self.local = local
    sourceActions = actions
    guard local == nil else {
      ownItems = []
      return
    }
    let provider = ItemProvider()
    ownItems = [DragItem(itemProvider: provider)]
    for type in types {
      let canonical = PasteboardType.canonical(type)
      let best = PasteboardType.best(canonical, among: types) ?? type
      guard best == type else { continue }
      provider.register(type, .all) { [weak self] completion in
        self?.read(type, completion)
      }
    }
  }

  // MARK: The session

  var items: [DragItem] { local?.items ?? ownItems }
  var localDragSession: (any DragSession)? { local }
  var isRestrictedToDraggingApplication: Bool {
    local?.isRestrictedToDraggingApplication ?? false
  }
  var allowsMoveOperation: Bool { sourceActions.contains(.move) }
  var isDropped: Bool { phase != .over }
  var isForbidden: Bool { proposal?.operation == .forbidden }

  var operation: DropOperation {
    let meant = action.intersection([.copy, .move])
    if !meant.isEmpty { return DropOperation(meant) }
    return .cancel
  }

  func location(in view: View) -> Point {
    guard let window, view.host === window else { return Point(x: -1, y: -1) }
    return view.convertFromWindow(aim)
  }

  // MARK: Movement

  func move(to windowLocation: Point) {
    guard phase == .over, let window else { return }
    self.windowLocation = windowLocation
    local?.moved(to: windowLocation, in: window)
    update()
    if phase == .over { center.springs.moved(to: windowLocation, in: window) }
  }

  /// Updates the interaction under the drag and the proposal.
  func update() {
    guard phase == .over, let window, window.host != nil else { return }
    let found = findInteraction(in: window)
    if found !== current {
      exitCurrent()
      current = found
      if let found {
        seen.append(Seen(interaction: found))
        found.delegate?.dropInteraction(found, sessionDidEnter: self)
      }
    }
    // The delegate may have changed any state.
    guard phase == .over, current === found else { return }
    proposal = found.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: self) }
    if !isPrecise, proposal?.isPrecise ?? false {
      isPrecise = true
      // A precise drag by touch has another location.
      if local?.isByTouch ?? false { return update() }
    }
    answer()
  }

  private func exitCurrent() {
    guard let old = current else { return }
    current = nil
    answers[ObjectIdentifier(old)] = nil
    old.delegate?.dropInteraction(old, sessionDidExit: self)
  }

  /// Returns the interaction of the innermost view that can handle the drag.
  private func findInteraction(in window: View) -> DropInteraction? {
    var view = window.hitTest(aim, with: nil)
    while let candidate = view {
      for case let interaction as DropInteraction in candidate.addedInteractions {
        let key = ObjectIdentifier(interaction)
        let canHandle =
          answers[key] ?? interaction.delegate?.dropInteraction(interaction, canHandle: self)
          ?? false
        answers[key] = canHandle
        if canHandle { return interaction }
      }
      view = candidate.superview
    }
    return nil
  }

  private func answer() {
    let new = answer(to: proposal)
    if new != answered {
      answered = new
      center.display?.answerDrag(new)
    } else if local?.isFullSizeWanted == proposal?.prefersFullSizePreview ?? false {
      return
    }
    local?.refresh(proposal)
  }

  private func answer(to proposal: DropProposal?) -> DragAnswer {
    guard let proposal, proposal.operation.isTaking,
      let type = local?.mark ?? ownItems.first?.itemProvider.representations.first?.type
    else { return .refusal }
    guard proposal.operation == .move else {
      return DragAnswer(type: type, actions: .copy, preferred: .copy)
    }
    guard allowsMoveOperation else { return .refusal }
    // For a drag of another program, the keys decide, as users expect there.
    let isOpen = local == nil || proposal.followsKeys
    let actions: DragActions =
      !isOpen ? .move : local == nil ? [.copy, .move, .ask] : [.copy, .move]
    return DragAnswer(type: type, actions: actions, preferred: .move)
  }

  /// Ends the visit of an interaction that is removed from its view.
  func lose(_ interaction: DropInteraction) {
    guard current === interaction, phase == .over else { return }
    exitCurrent()
    proposal = nil
    answer()
  }

  // MARK: The end

  /// Ends the visit, because the drag has left the window.
  func leave() {
    guard phase == .over else { return abandon() }
    center.springs.leave()
    exitCurrent()
    proposal = nil
    local?.movedAway()
    end()
  }

  /// Ends the visit in any phase.
  func abandon() {
    guard phase != .ended else { return }
    if phase == .over {
      center.springs.leave()
      exitCurrent()
    }
    let readers = readers
    if phase != .over { center.display?.endDrop(number, isTaken: false) }
    end()
    for reader in readers { reader.fail(.unavailable) }
  }

  /// Performs the drop, or refuses it.
  func drop() {
    guard phase == .over else { return }
    center.springs.leave()
    guard proposal?.operation.isTaking == true, current != nil, !action.isEmpty else {
      phase = .performed
      exitCurrent()
      center.display?.endDrop(number, isTaken: false)
      return end()
    }
    if action == .ask { return ask() }
    perform()
  }

  private func ask() {
    phase = .asking
    let isOpen = window.map { window in
      DropQuestion.ask(at: windowLocation, in: window) { [weak self] choice in
        guard let self, phase == .asking else { return }
        guard choice.isTaking else { return abandonAndForget() }
        action = choice == .move ? .move : .copy
        center.display?.answerDrag(
          DragAnswer(type: answered?.type, actions: action, preferred: action))
        perform()
      }
    }
    if isOpen != true { abandonAndForget() }
  }

  private func abandonAndForget() {
    abandon()
    center.forget(self)
  }

  private func perform() {
    guard let interaction = current, let delegate = interaction.delegate else {
      return abandonAndForget()
    }
    phase = .performing
    let flight = DropFlight(self, interaction, delegate)
    delegate.dropInteraction(interaction, performDrop: self)
    guard phase == .performing else { return }
    phase = .performed
    flight.begin { [self, weak interaction] in
      isConcluded = true
      if let interaction {
        interaction.delegate?.dropInteraction(interaction, concludeDrop: self)
      }
      endIfDone()
    }
    finishIfDone()
  }

  /// Reports to the source that all data was read.
  private func finishIfDone() {
    guard phase == .performed, readers.isEmpty else { return }
    phase = .ended
    center.display?.endDrop(number, isTaken: true)
    center.forget(self)
    endIfDone()
  }

  private func endIfDone() {
    if phase == .ended, isConcluded { end() }
  }

  /// Tells the delegates of all interactions that the drag entered that it has ended.
  private func end() {
    phase = .ended
    center.forget(self)
    let all = seen
    seen = []
    var told: Set<ObjectIdentifier> = []
    for case let interaction? in all.map(\.interaction)
    where told.insert(ObjectIdentifier(interaction)).inserted {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: self)
    }
  }

  // MARK: Reading

  /// The number of data transfers in progress.
  var readerCount: Int { readers.count }

  /// Reads data of another program, and returns a closure that cancels the transfer.
  private func read(
    _ type: String, _ completion: @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
  ) -> (() -> Void)? {
    guard phase == .performing || phase == .performed, let context = center.context,
      let display = center.display
    else {
      completion(nil, ItemProvider.LoadingError.unavailable)
      return nil
    }
    let limits = context.pasteboards.limits
    let reader = PasteboardReader(
      limits: limits, timeLimit: limits.readingTime, context: context,
      ask: { [number] in display.receiveDragged(type, of: number, into: $0) },
      completion: { [weak self] answer in
        switch answer {
        case .success(let bytes): completion(bytes, nil)
        case .failure(let error): completion(nil, ItemProvider.LoadingError(error))
        }
        // The completion handler is first, since it may request more data.
        context.later {
          self?.readers.removeAll(where: \.isOver)
          self?.finishIfDone()
        }
      })
    if !reader.isOver { readers.append(reader) }
    return { [weak reader] in reader?.fail(.cancelled) }
  }
}

extension ItemProvider.LoadingError {
  init(_ error: PasteboardError) {
    self =
      switch error {
      case .timedOut: .timedOut
      case .tooLarge: .tooLarge
      case .unreadable: .unreadable
      case .cancelled: .cancelled
      case .nothingThere, .unavailable: .unavailable
      }
  }
}
