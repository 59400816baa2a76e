import ResponderPlatform
import ResponderRuntime

/// A drag that this application began.
@MainActor final class OwnDrag: DragSession {
  private let center: DragCenter
  /// The interaction from which it was lifted.
  weak var interaction: DragInteraction?
  /// The window in which it was lifted.
  @BackLink private(set) var window: View?
  private(set) var items: [DragItem] = []
  var localContext: Any?
  private(set) var allowsMoveOperation = true
  private(set) var isRestrictedToDraggingApplication = false
  private(set) var prefersFullSize = false
  /// A Boolean value that indicates whether the destination under the drag wants the preview in full size.
  private(set) var isFullSizeWanted = false
  /// A Boolean value that indicates whether a touch drags.
  private(set) var isByTouch = false

  /// The location of the drag, in the coordinates of its window.
  private(set) var windowLocation: Point
  @BackLink private(set) var locationWindow: View?

  /// The preview with which each item was lifted.
  private(set) var previews: [TargetedDragPreview?] = []
  private var liftedViews: [LiftedView] = []
  /// The vectors from the location of the drag to the centers of the lifted views.
  private var liftedOffsets: [Vector] = []
  private var icon: DragImage?
  /// The type that identifies the drag as this application's.
  private(set) var mark = ""
  /// A Boolean value that indicates whether the drag has begun to move.
  private(set) var isMoving = false
  private var isAccepted = false
  private var actions: DragActions = []
  private var finishTimer: ClockTimer?
  private let liftAnimator = DragAnimator()
  /// The time within which a destination has to report that it has all data, in seconds.
  private static let finishLimit = 60.0
  /// The time that a destination has if it cannot report the end, in seconds.
  private static let silentLimit = 5.0

  /// Asks the delegate for the items. If there are none, returns `nil`.
  init?(_ interaction: DragInteraction, at windowLocation: Point, _ center: DragCenter) {
    guard let view = interaction.view, let delegate = interaction.delegate else { return nil }
    self.center = center
    self.interaction = interaction
    self.windowLocation = windowLocation
    window = view.host
    locationWindow = view.host
    items = delegate.dragInteraction(interaction, itemsForBeginning: self)
    if items.isEmpty { return nil }
  }

  private var delegate: (any DragInteractionDelegate)? { interaction?.delegate }

  func location(in view: View) -> Point {
    guard let locationWindow, view.host !== locationWindow else {
      return view.convertFromWindow(windowLocation)
    }
    return Point(x: -1, y: -1)
  }

  // MARK: Lifting

  func lift(isByFinger: Bool) {
    guard let interaction, let delegate else { return }
    previews = items.map {
      delegate.dragInteraction(interaction, previewForLifting: $0, session: self)
    }
    delegate.dragInteraction(interaction, willAnimateLiftWith: liftAnimator, session: self)
    guard isByFinger, let window else { return liftAnimator.run(duration: 0) }
    // The first item is the topmost.
    for preview in previews.reversed() {
      guard let preview, let view = LiftedView(preview, in: window) else { continue }
      window.addSubview(view)
      liftedViews.append(view)
    }
    liftAnimator.run(duration: LiftedView.duration) { [liftedViews] in
      for view in liftedViews { view.rise() }
    }
  }

  /// Lowers the items without a drag.
  func letGo() {
    guard !isMoving else { return }
    let views = liftedViews
    liftedViews = []
    liftAnimator.end(.start)
    guard !views.isEmpty else { return }
    View.animate(
      withDuration: LiftedView.duration, animations: { for view in views { view.sink() } },
      completion: { _ in for view in views { view.removeFromSuperview() } })
  }

  // MARK: The drag

  /// Begins the drag of the touch or button on the display.
  func start(with touch: Touch) {
    center.context?.later { [self] in
      let program = center.context?.dragProgram
      guard let interaction, let window, let surface = program?.surface(of: window),
        let contact = program?.contact(of: touch), let display = center.display
      else { return letGo() }
      begin(interaction)
      let picture = DragImage(self, in: window)
      icon = picture
      isByTouch = contact.touchID != nil
      let request = DragRequest(
        types: offeredTypes, actions: allowsMoveOperation ? [.copy, .move, .ask] : .copy,
        seat: contact.seat, touchIdentifier: contact.touchID, icon: picture?.icon)
      center.own?.end(.cancel)
      center.own = self
      isMoving = true
      if display.beginDrag(request, from: surface) {
        program?.takeAway(touch)
        show()
      } else {
        end(.cancel)
      }
      layDown()
    }
  }

  private func begin(_ interaction: DragInteraction) {
    mark = center.makeMark()
    guard let delegate else { return }
    allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: self)
    isRestrictedToDraggingApplication = delegate.dragInteraction(
      interaction, sessionIsRestrictedToDraggingApplication: self)
    prefersFullSize = delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: self)
    delegate.dragInteraction(interaction, sessionWillBegin: self)
  }

  /// Updates the location over a window of this application.
  func moved(to windowLocation: Point, in window: View) {
    self.windowLocation = windowLocation
    locationWindow = window
    if isMoving, window === self.window { carry() }
    if let interaction { delegate?.dragInteraction(interaction, sessionDidMove: self) }
  }

  /// Shows the lifted views in the window, because the display shows no image of the drag.
  func staysHere() {
    guard isMoving, liftedViews.isEmpty, let window else { return }
    for preview in previews.reversed() {
      guard let preview, let view = LiftedView(preview, in: window) else { continue }
      view.rise()
      window.addSubview(view)
      liftedViews.append(view)
      liftedOffsets.append(view.center - windowLocation)
    }
  }

  private func carry() {
    for (view, offset) in zip(liftedViews, liftedOffsets) { view.center = windowLocation + offset }
  }

  private func layDown() {
    for view in liftedViews { view.removeFromSuperview() }
    liftedViews = []
    liftedOffsets = []
  }

  /// Notes that the drag has left the application's windows. The image no longer follows the proposal of a
  /// destination there.
  func movedAway() {
    locationWindow = nil
    refresh(nil)
  }

  func add(from other: DragInteraction, at point: Point) {
    guard let delegate = other.delegate else { return }
    let chosen = delegate.dragInteraction(
      other, sessionForAddingItems: [self], withTouchAt: point)
    if let chosen, chosen !== self { return }
    let new = delegate.dragInteraction(other, itemsForAddingTo: self, withTouchAt: point)
    guard !new.isEmpty else { return }
    if let interaction {
      self.delegate?.dragInteraction(interaction, session: self, willAdd: new, for: other)
    }
    items += new
    previews += new.map {
      delegate.dragInteraction(other, previewForLifting: $0, session: self)
    }
    if let window { icon = DragImage(self, in: window) ?? icon }
    icon?.isFullSize = prefersFullSize || isFullSizeWanted
    show()
    center.over?.update()
  }

  func accepted(_ isAccepted: Bool) {
    self.isAccepted = isAccepted
    show()
  }

  func chosen(_ actions: DragActions) {
    self.actions = actions
    show()
  }

  /// Shows the operation, in the image and at the pointer.
  private func show() {
    guard isMoving, finishTimer == nil else { return }
    let operation = isAccepted ? DropOperation(actions) : .cancel
    let isForbidden = center.over.map { $0.local === self && $0.isForbidden } ?? false
    icon?.badge = isForbidden ? .forbidden : operation
    if let icon = icon?.icon { center.display?.setDragIcon(icon) }
    let cursor: CursorShape =
      switch icon?.badge ?? operation {
      case .cancel: .grabbing
      case .forbidden: .noDrop
      case .copy: .copy
      case .move: .move
      }
    center.display?.setCursor(cursor)
  }

  /// Shows the proposal of the destination under the drag, or `nil` if there is none.
  func refresh(_ proposal: DropProposal?) {
    let isWanted = proposal?.prefersFullSizePreview ?? false
    if isWanted != isFullSizeWanted {
      isFullSizeWanted = isWanted
      icon?.isFullSize = prefersFullSize || isWanted
    }
    show()
  }

  // MARK: The end

  /// Starts to wait for the end of the transfer after a drop. The destination can request data now.
  func dropped(tellsEnd: Bool) {
    layDown()
    let limit = tellsEnd ? Self.finishLimit : Self.silentLimit
    finishTimer?.invalidate()
    finishTimer = ClockTimer.scheduledTimer(withTimeInterval: limit) { [weak self] _ in
      if tellsEnd { self?.end(.cancel) } else { self?.finished() }
    }
  }

  /// Ends the drag after the destination has received all data.
  func finished() { end(DropOperation(actions)) }

  /// Ends the drag with an operation.
  func end(_ operation: DropOperation) {
    guard isMoving else { return }
    isMoving = false
    layDown()
    finishTimer?.invalidate()
    finishTimer = nil
    if center.own === self { center.own = nil }
    center.display?.cancelDrag()
    center.display?.setCursor(.default)
    if let over = center.over, over.local === self, operation == .cancel || !over.isDropped {
      over.abandon()
      center.forget(over)
    }
    guard let interaction, let delegate else { return }
    delegate.dragInteraction(interaction, session: self, willEndWith: operation)
    if operation == .cancel { goBack(interaction, delegate) }
    delegate.dragInteraction(interaction, session: self, didEndWith: operation)
    if operation.isTaking {
      delegate.dragInteraction(interaction, sessionDidTransferItems: self)
    }
  }

  /// Shows the return of the items to their origin.
  private func goBack(
    _ interaction: DragInteraction, _ delegate: any DragInteractionDelegate
  ) {
    guard let window, window.host != nil else { return }
    for (item, preview) in zip(items, previews) {
      let animator = DragAnimator()
      var target: TargetedDragPreview?
      if let preview {
        target = delegate.dragInteraction(
          interaction, previewForCancelling: item, withDefault: preview)
      }
      delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
      guard let target, let view = LiftedView(target, in: window) else {
        animator.run(duration: 0)
        continue
      }
      let goal = view.center
      view.rise()
      if locationWindow === window { view.center = windowLocation }
      window.addSubview(view)
      animator.run(duration: LiftedView.flightDuration) {
        view.center = goal
        view.sink()
      } completion: {
        view.removeFromSuperview()
      }
    }
  }
}
