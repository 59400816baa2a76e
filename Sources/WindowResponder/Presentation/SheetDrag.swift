import ResponderPhysics

/// The finger that drags a sheet from height to height, or down and away.
@MainActor final class SheetDrag: GestureRecognizerDelegate {
  let recognizer = PanGestureRecognizer()
  /// It made this and outlives it.
  private unowned let sheet: SheetPresentationController
  private var startHeight = 0.0

  /// How far ahead a fling is thought to lead, in seconds.
  private static let foresight = 0.2
  /// The part of its height by which a sheet has to be pulled down to be dismissed.
  private static let dismissalPart = 0.5

  init(_ sheet: SheetPresentationController) {
    self.sheet = sheet
    recognizer.delegate = self
    recognizer.maximumNumberOfTouches = 1
    recognizer.addAction(Action { [weak self] _ in self?.dragged() })
  }

  /// A scroll view that can be scrolled up and down keeps its fingers; a pointer drags nothing.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    guard touch.type != .indirectPointer else { return false }
    var view = touch.view
    while let candidate = view, candidate !== sheet.card {
      if let scrollView = candidate as? ScrollView, scrollView.isScrollEnabled,
        scrollView.contentSize.height > scrollView.bounds.height
      {
        return false
      }
      view = candidate.superview
    }
    return sheet.phase == .presented
  }

  /// Up and down only.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    let way = recognizer.translation(in: nil)
    return way.y.magnitude >= way.x.magnitude
  }

  private func dragged() {
    // Its delegate may let it go.
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
      // Beyond its end it gives way less and less.
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

  /// Leads the sheet to its height.
  private func settle() {
    sheet.pull = 0
    sheet.draggedHeight = nil
    sheet.moveSheet {}
  }
}
