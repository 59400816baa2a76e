import ResponderPlatform

/// What is dragged over a window of this program.
@MainActor final class DropVisit: DropSession {
  let center: DragCenter
  private(set) weak var window: View?
  /// By which the display knows it.
  private let number: Int
  private(set) var place = Point.zero
  /// What this program drags; nil for another's.
  let local: OwnDrag?
  private let ownItems: [DragItem]
  var progressIndicatorStyle = DropSessionProgressIndicatorStyle.default
  var sourceActions: DragActions {
    didSet { if sourceActions != oldValue { update() } }
  }
  /// What the display says that would be done.
  var action: DragActions = []

  /// The interaction that it is over.
  private weak var current: DropInteraction?
  private var proposal: DropProposal?
  private var answered: DragAnswer?
  /// Those that can handle it or not, as long as it is over them.
  private var answers: [ObjectIdentifier: Bool] = [:]
  /// Those that it was over.
  private var seen: [Seen] = []
  private struct Seen { weak var interaction: DropInteraction? }

  private(set) var phase = Phase.over
  enum Phase {
    /// It may be dropped.
    case over
    /// The user is asked what is to be done.
    case asking
    /// It is taken.
    case performing
    /// It was taken; data is on its way perhaps.
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
    return view.convertFromWindow(place)
  }

  // MARK: Moving

  func move(to place: Point) {
    guard phase == .over, let window else { return }
    self.place = place
    local?.moved(to: place, in: window)
    update()
    if phase == .over { center.springs.moved(to: place, in: window) }
  }

  /// Asks again what would be done.
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
    // The delegate may have done anything.
    guard phase == .over, current === found else { return }
    proposal = found.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: self) }
    answer()
  }

  private func exitCurrent() {
    guard let old = current else { return }
    current = nil
    answers[ObjectIdentifier(old)] = nil
    old.delegate?.dropInteraction(old, sessionDidExit: self)
  }

  /// The interaction of the innermost view that can handle it.
  private func findInteraction(in window: View) -> DropInteraction? {
    var view = window.hitTest(place, with: nil)
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
    guard new != answered else { return }
    answered = new
    center.display?.answerDrag(new)
    local?.refresh()
  }

  private func answer(to proposal: DropProposal?) -> DragAnswer {
    guard let proposal, proposal.operation.isTaking,
      let type = local?.mark ?? ownItems.first?.itemProvider.representations.first?.type
    else { return .refusal }
    guard proposal.operation == .move else {
      return DragAnswer(type: type, actions: .copy, preferred: .copy)
    }
    guard allowsMoveOperation else { return .refusal }
    // Another program's keys decide, as the user has learnt them there.
    let isOpen = local == nil || proposal.followsKeys
    let actions: DragActions =
      !isOpen ? .move : local == nil ? [.copy, .move, .ask] : [.copy, .move]
    return DragAnswer(type: type, actions: actions, preferred: .move)
  }

  /// An interaction leaves its view.
  func lose(_ interaction: DropInteraction) {
    if current === interaction, phase == .over { exitCurrent() }
  }

  // MARK: The end

  /// It went elsewhere.
  func leave() {
    guard phase == .over else { return abandon() }
    center.springs.leave()
    local?.movedAway()
    exitCurrent()
    end()
  }

  /// It is over whatever it was at.
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

  /// It was dropped.
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
      DropQuestion.ask(at: place, in: window) { [weak self] choice in
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

  /// Tells the source that everything was read.
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

  /// Tells everybody that it came to that it is over.
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

  /// How many types of data are on their way.
  var readerCount: Int { readers.count }

  /// Reads another program's data; gives what it can be given up with.
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
        // After whoever waits for it, who may want more.
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
