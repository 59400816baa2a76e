import ResponderPhysics
import ResponderRuntime

/// The gesture that drags a sheet between its detents, or down to dismiss it.
@MainActor final class SheetDrag: GestureRecognizerDelegate {
  let recognizer = PanGestureRecognizer()
  /// The presentation controller, which owns this object.
  private unowned let sheet: SheetPresentationController
  private var startHeight = 0.0
  /// The scroll view in which the touch began, if it scrolls vertically.
  @BackLink private var scrollView: ScrollView?

  /// The time for which a fling is projected ahead, in seconds.
  private static let foresight = 0.2
  /// The part of a sheet's height by which it has to be pulled down to be dismissed.
  private static let dismissalPart = 0.5

  init(_ sheet: SheetPresentationController) {
    self.sheet = sheet
    recognizer.delegate = self
    recognizer.maximumNumberOfTouches = 1
    recognizer.addAction(Action { [weak self] _ in self?.dragged() })
  }

  /// Rejects touches of a pointer, and those in a scroll view that scrolls vertically if the sheet is not at
  /// the bottom of the window.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    guard touch.type != .indirectPointer else { return false }
    scrollView = scrollView(around: touch.view)
    if scrollView != nil, !sheet.isAttached { return false }
    return sheet.phase == .presented
  }

  private func scrollView(around view: View?) -> ScrollView? {
    var view = view
    while let candidate = view, candidate !== sheet.card {
      if let scrollView = candidate as? ScrollView, scrollView.isScrollEnabled,
        scrollView.contentSize.height > scrollView.bounds.height
      {
        return scrollView
      }
      view = candidate.superview
    }
    return nil
  }

  /// Returns `true` for a vertical movement. In a scroll view, the content has to be at its top: a movement
  /// down then drags the sheet, and a movement up expands it, if the sheet allows that and can become higher.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    let way = recognizer.translation(in: nil)
    guard way.y.magnitude >= way.x.magnitude else { return false }
    guard let scrollView else { return true }
    guard scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top else { return false }
    if way.y > 0 { return scrollView.refreshControl == nil }
    return sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.selectedHeight < highest
  }

  /// Lets the content scroll only when the sheet does not move.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    scrollView != nil && otherGestureRecognizer === scrollView?.panGestureRecognizer
  }

  private func dragged() {
    // The delegate may release the sheet.
    withExtendedLifetime(sheet) { follow(recognizer.state) }
  }

  private func follow(_ state: GestureRecognizer.State) {
    switch state {
    case .began:
      startHeight = sheet.isAttached ? sheet.selectedHeight : sheet.sheetFrame.height
      follow()
    case .changed: follow()
    case .ended: letGo(velocity: recognizer.velocity(in: nil).y)
    case .cancelled, .failed: settle()
    default: break
    }
  }

  private var lowest: Double {
    sheet.isAttached ? sheet.heights.first?.height ?? startHeight : startHeight
  }
  private var highest: Double {
    sheet.isAttached ? sheet.heights.last?.height ?? startHeight : startHeight
  }

  private func follow() {
    let wanted = startHeight - recognizer.translation(in: nil).y
    if wanted > highest {
      // Beyond its largest height, the resistance of the sheet increases.
      let give = RubberBand(length: max(1, highest)).give(wanted - highest)
      sheet.pull = -min(give, SheetCard.overlap - 8)
      sheet.draggedHeight = highest
    } else if wanted < lowest {
      let below = lowest - wanted
      let isFree = !sheet.presentedViewController.isModalInPresentation
      sheet.pull = isFree ? below : RubberBand(length: max(1, lowest)).give(below) * 0.4
      sheet.draggedHeight = lowest
    } else {
      sheet.pull = 0
      sheet.draggedHeight = wanted
    }
    sheet.placeSheet()
    sheet.card.layoutIfNeeded()
    let part = max(0, 1 - max(0, sheet.pull) / max(1, lowest))
    sheet.setDimming(sheet.dimming * part)
  }

  private func letGo(velocity: Double) {
    let wanted = startHeight - recognizer.translation(in: nil).y - velocity * Self.foresight
    if wanted < lowest * (1 - Self.dismissalPart) {
      if sheet.mayBeDismissedByUser {
        sheet.draggedHeight = nil
        return sheet.userDismissesAsAllowed()
      }
      return settle()
    }
    if sheet.isAttached {
      let nearest = sheet.heights.min {
        ($0.height - wanted).magnitude < ($1.height - wanted).magnitude
      }
      if let nearest, nearest.height != sheet.selectedHeight {
        sheet.selectedDetentIdentifier = nearest.identifier
        settle()
        (sheet.delegate as? any SheetPresentationControllerDelegate)?
          .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        return
      }
    }
    settle()
  }

  /// Moves the sheet to its selected height.
  private func settle() {
    sheet.pull = 0
    sheet.draggedHeight = nil
    sheet.moveSheet {}
  }
}
