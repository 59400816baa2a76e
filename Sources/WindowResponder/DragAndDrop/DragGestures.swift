/// The gesture recognizers that lift and drag a view, and their actions.
@MainActor final class DragGestures: GestureRecognizerDelegate {
  private unowned let interaction: DragInteraction
  private let lift = DragLiftRecognizer()
  /// The recognizer that adds items to a drag in progress.
  private let tap = TapGestureRecognizer()
  /// The drag that was lifted and is not moved yet.
  private var lifted: OwnDrag?

  init(_ interaction: DragInteraction) {
    self.interaction = interaction
    lift.name = "Drag"
    for recognizer in [lift, tap] { recognizer.delegate = self }
    lift.addAction(Action { [weak self] _ in self?.follow() })
    tap.addAction(Action { [weak self] _ in self?.add() })
  }

  func move(to view: View?) {
    lifted?.letGo()
    lifted = nil
    for recognizer in [lift, tap] {
      recognizer.view?.removeGestureRecognizer(recognizer)
      view?.addGestureRecognizer(recognizer)
    }
    update()
  }

  func update() {
    lift.isEnabled = interaction.isEnabled
    tap.isEnabled = interaction.isEnabled
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let view = interaction.view, let center = DragCenter.of(view) else { return false }
    if gestureRecognizer === tap { return center.own?.isMoving == true }
    guard center.own?.isMoving != true, view.host != nil else { return false }
    lifted?.letGo()
    lifted = OwnDrag(interaction, at: lift.start, center)
    return lifted != nil
  }

  /// Rejects touches of an enabled control in the view, which keeps them.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    var current = touch.view
    while let view = current, view !== interaction.view {
      if let control = view as? Control, control.isEnabled { return false }
      current = view.superview
    }
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { gestureRecognizer === lift && interaction.allowsSimultaneousRecognitionDuringLift }

  private func follow() {
    guard let lifted else { return }
    switch lift.state {
    case .began, .changed:
      if lift.state == .began { lifted.lift(isByFinger: !lift.isByPointer) }
      guard lift.hasMoved, let touch = lift.touch else { return }
      self.lifted = nil
      lifted.start(with: touch)
    case .ended:
      self.lifted = nil
      lifted.letGo()
      openMenu()
    default:
      self.lifted = nil
      lifted.letGo()
    }
  }

  /// Opens the context menu, if there is one, after a touch has ended without moving a lifted item.
  private func openMenu() {
    var current = interaction.view
    while let view = current {
      for case let menu as ContextMenuInteraction in view.addedInteractions {
        if menu.open(at: view.convertFromWindow(lift.start)) { return }
      }
      current = view.superview
    }
  }

  private func add() {
    guard let view = interaction.view, let drag = DragCenter.of(view)?.own, drag.isMoving else {
      return
    }
    drag.add(from: interaction, at: tap.location(in: view))
  }
}
