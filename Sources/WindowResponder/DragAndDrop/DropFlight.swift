/// The animation of dropped items to their targets.
@MainActor final class DropFlight {
  private let visit: DropVisit
  private let interaction: DropInteraction
  private let delegate: any DropInteractionDelegate
  /// The preview of each item during the drag, created before the views change from which they were lifted.
  private var pictures: [TargetedDragPreview] = []
  private let window: View?

  init(
    _ visit: DropVisit, _ interaction: DropInteraction, _ delegate: any DropInteractionDelegate
  ) {
    self.visit = visit
    self.interaction = interaction
    self.delegate = delegate
    window = visit.window
    guard let window else { return }
    let lifted = visit.local?.previews ?? []
    for (index, _) in visit.items.enumerated() {
      let target = DragPreviewTarget(container: window, center: visit.windowLocation)
      let preview = lifted.indices.contains(index) ? lifted[index] : nil
      let view: View
      if let preview, let copy = LiftedView(preview, in: window) {
        view = copy
      } else {
        view = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))
        view.backgroundColor = .clear
      }
      let parameters = DragPreviewParameters()
      parameters.backgroundColor = .clear
      pictures.append(TargetedDragPreview(view: view, parameters: parameters, target: target))
    }
  }

  /// Shows the animation, and calls `completion` when it has ended.
  func begin(_ completion: @escaping @MainActor () -> Void) {
    var left = 1
    let done: @MainActor () -> Void = {
      left -= 1
      if left == 0 { completion() }
    }
    for (item, picture) in zip(visit.items, pictures) {
      let preview = delegate.dropInteraction(
        interaction, previewForDropping: item, withDefault: picture)
      let animator = DragAnimator()
      delegate.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
      left += 1
      guard let window, window.host != nil, let preview,
        let view = LiftedView(preview, in: window)
      else {
        animator.run(duration: 0, completion: done)
        continue
      }
      let isMeant = preview !== picture
      let goal = view.center
      view.center = visit.windowLocation
      window.addSubview(view)
      animator.run(duration: LiftedView.flightDuration) {
        view.center = goal
        if !isMeant { view.alpha = 0 }
      } completion: {
        view.removeFromSuperview()
        done()
      }
    }
    visit.center.context?.later(done)
  }
}
