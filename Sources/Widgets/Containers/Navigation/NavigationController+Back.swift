import ResponderWords

extension NavigationController {
  /// A Boolean value that indicates whether the user can go back.
  var mayGoBack: Bool {
    guard stack.count > 1 || outer != nil, let top = topViewController else { return false }
    return !hidesBar && !top.navigationItem.hidesBackButton
  }

  func userGoesBack() {
    guard stack.count > 1 || outer != nil else { return }
    if let action = topViewController?.navigationItem.backAction {
      return action.performWithSender(self, target: nil)
    }
    if stack.count > 1 { popViewController(animated: true) } else { outer?.show() }
  }

  /// Sets the list to which the first controller leads back, with the item whose title its back button has.
  func setOuter(_ item: NavigationItem?, show: @escaping () -> Void) {
    guard outer?.item !== item else { return }
    outer = item.map { OuterPage(item: $0, show: show) }
    navigationBar.content?.rebuild()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Pops to the controller of an item.
  func goBack(to item: NavigationItem) {
    if let outer, item === outer.item { return outer.show() }
    guard let controller = stack.first(where: { $0.navigationItem === item }) else { return }
    popToViewController(controller, animated: true)
  }

  /// The key commands that go back.
  var backCommands: [KeyCommand] {
    // During a drag by keys, Escape and the arrows belong to the drag.
    let host = viewIfLoaded?.window?.firstResponder as? any KeyDragHost
    guard mayGoBack, !(host?.isDraggingByKeys ?? false) else { return [] }
    let arrow =
      viewIfLoaded?.isRightToLeft ?? false
      ? KeyCommand.inputRightArrow : KeyCommand.inputLeftArrow
    let back = KeyCommand(
      title: ownWord("Back"), action: .goBack, input: arrow, modifierFlags: .alternate,
      discoverabilityTitle: ownWord("Back"))
    // The arrow follows the direction of the view, which may differ from the application's.
    back.allowsAutomaticMirroring = false
    // During text input or a search, Escape has another meaning.
    let isTyping = viewIfLoaded?.window?.firstResponder is any TextInput
    if isTyping || navigationBar.isSearchedAlone(topViewController?.navigationItem) {
      return [back]
    }
    return [back, KeyCommand(action: .goBack, input: KeyCommand.inputEscape)]
  }

  func toggleBars() {
    setHiddenByUser(!hidesBar)
  }

  /// Creates the recognizer of the mouse's back button.
  func makeMouseTap() -> GestureRecognizer {
    let tap = TapGestureRecognizer(
      primaryAction: Action { [weak self] _ in
        if let self, mayGoBack { userGoesBack() }
      })
    tap.buttonMaskRequired = .button(4)
    tap.allowedTouchTypes = [.indirectPointer]
    return tap
  }

  // MARK: Touch from the edge

  func makeEdgePan() -> GestureRecognizer {
    let pan = ScreenEdgePanGestureRecognizer(target: self, action: NavigationController.edgePanned)
    pan.edges = .left
    return pan
  }

  private func edgePanned(_ pan: ScreenEdgePanGestureRecognizer) {
    let sign = view.isRightToLeft ? -1.0 : 1
    let part = sign * pan.translation(in: view).x / max(1, view.bounds.width)
    switch pan.state {
    case .began:
      guard mayGoBack, move == nil, topViewController?.navigationItem.backAction == nil else {
        pan.isEnabled = false
        pan.isEnabled = true
        return
      }
      guard stack.count > 1 else {
        pan.isEnabled = false
        pan.isEnabled = true
        outer?.show()
        return
      }
      let percent = PercentDrivenInteractiveTransition()
      edgeTransition = percent
      setStack(Array(stack.dropLast()), animated: true, percent: percent)
    case .changed: edgeTransition?.update(part)
    case .ended:
      let velocity = sign * pan.velocity(in: view).x
      let percent = edgeTransition
      edgeTransition = nil
      if velocity > 300 || (part > 0.5 && velocity > -300) {
        percent?.finish()
      } else {
        percent?.cancel()
      }
    case .cancelled, .failed:
      edgeTransition?.cancel()
      edgeTransition = nil
    default: break
    }
  }
}

extension ViewController {
  /// The nearest navigation controller that contains the controller.
  public var navigationController: NavigationController? {
    var current = parent
    while let controller = current {
      if let navigation = controller as? NavigationController { return navigation }
      current = controller.parent
    }
    return nil
  }
}
