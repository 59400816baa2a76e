extension NavigationController {
  // MARK: Changing the stack

  func setStack(
    _ new: [ViewController], animated: Bool, percent: PercentDrivenInteractiveTransition? = nil
  ) {
    finishMove()
    guard new != stack else { return }
    let oldStack = stack
    let old = oldStack.last
    stack = new
    let added = new.filter { !oldStack.contains($0) }
    let removed = oldStack.filter { !new.contains($0) }
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in new { _ = controller.navigationItem }
    guard let top = new.last else { return emptied(removed) }
    guard isViewLoaded, top !== old else {
      navigationBar.stack = new.map(\.navigationItem)
      for controller in new { controller.navigationItem.observer = navigationBar }
      for controller in removed { leave(controller) }
      for controller in added { controller.didMove(toParent: self) }
      navigationBar.content?.rebuild()
      viewIfLoaded?.setNeedsLayout()
      return
    }
    let isPop = oldStack.contains(top)
    let isSeen = isShown && view.window != nil && old != nil
    let context = TransitionContext(
      from: old, to: top, in: stage, animated: animated && isSeen)
    let move = NavigationMove(
      old == nil ? .none : isPop ? .pop : .push, from: old, to: top, removed: removed,
      oldStack: oldStack, isAdded: added.contains(top), context: context)
    for controller in added where controller !== top { controller.didMove(toParent: self) }
    self.move = move
    begin(move, animated: animated && isSeen, percent: percent)
  }

  private func emptied(_ removed: [ViewController]) {
    for controller in removed {
      controller.viewIfLoaded?.removeFromSuperview()
      leave(controller)
    }
    navigationBar.setItems([], animated: false)
    viewIfLoaded?.setNeedsLayout()
  }

  private func leave(_ controller: ViewController) {
    if controller.parent === self { controller.removeFromParent() }
    growths[controller] = nil
    greatestGrowths[controller] = nil
    follow(nil, of: controller)
    controller.insetsOfBars = .zero
    if controller.navigationItem.observer === navigationBar {
      controller.navigationItem.observer = nil
    }
    didRemove?(controller)
  }

  // MARK: Push and pop

  private func begin(
    _ move: NavigationMove, animated: Bool, percent: PercentDrivenInteractiveTransition?
  ) {
    let (old, new, context) = (move.old, move.new, move.context)
    setTransitionCoordinator(animated ? context : nil)
    new.loadViewIfNeeded()
    move.tells = isShown && view.window != nil
    if move.tells {
      delegate?.navigationController(self, willShow: new, animated: animated)
      old?.holdAppearance()
      new.holdAppearance()
      old?.tellAppearance(false, animated: animated)
      new.tellAppearance(true, animated: animated)
    }
    if let view = old?.viewIfLoaded {
      move.keys = view.keysWithin()
      keysOf[ObjectIdentifier(move.old ?? new)] = move.keys
    }
    isToolbarChanging()
    prepareBar(for: move)
    fillContext(of: move)
    guard animated, let old else { return placeAtOnce(move) }
    play(move, from: old, percent: percent)
  }

  private func prepareBar(for move: NavigationMove) {
    navigationBar.stack = stack.map(\.navigationItem)
    for item in navigationBar.stack { item.observer = navigationBar }
    let item = move.new.navigationItem
    navigationBar.prepareExchange(
      isBack: move.operation == .pop,
      height: hidesBar ? navigationBar.fixedHeight(for: item) : barHeight(for: move.new))
  }

  private func fillContext(of move: NavigationMove) {
    let context = move.context
    context.views[.from] = move.old?.viewIfLoaded
    context.views[.to] = move.new.view
    if let old = move.old { context.initialFrames[old] = old.viewIfLoaded?.frame ?? .zero }
    context.finalFrames[move.new] = frame(of: move.new)
  }

  /// Adds the new view at its position, and notifies its controller.
  func placeNew(_ move: NavigationMove, below: View? = nil) {
    guard let view = move.new.view else { return }
    View.performWithoutAnimation {
      if view.superview !== stage {
        if let below, below.superview === stage {
          stage.insertSubview(view, belowSubview: below)
        } else {
          stage.addSubview(view)
        }
      }
      place(move.new)
      view.layoutIfNeeded()
    }
    if move.tells { move.new.tellViewIsAppearing() }
  }

  private func placeAtOnce(_ move: NavigationMove) {
    // The tab bar around may be hidden for the new controller only.
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    placeNew(move)
    move.old?.viewIfLoaded?.removeFromSuperview()
    move.context.begin(interactive: false) { [weak self] in self?.end(move, completed: $0) }
    navigationBar.playExchange(isBack: move.operation == .pop)
    layOutBars()
    move.context.completeTransition(true)
  }

  private func play(
    _ move: NavigationMove, from old: ViewController,
    percent: PercentDrivenInteractiveTransition?
  ) {
    let asked = delegate?.navigationController(
      self, animationControllerFor: move.operation, from: old, to: move.new)
    let animator = asked ?? NavigationSlide(move.operation)
    if asked != nil { navigationBar.exchangeWithoutSliding() }
    var interaction: (any ViewControllerInteractiveTransitioning)?
    if asked != nil {
      interaction = delegate?.navigationController(self, interactionControllerFor: animator)
    }
    interaction = interaction ?? percent
    move.animator = animator
    move.percent = interaction
    let context = move.context
    context.transitionDuration = animator.transitionDuration(using: context)
    context.begin(interactive: interaction?.wantsInteractiveStart ?? false) { [weak self] in
      self?.end(move, completed: $0)
    }
    context.animate(
      alongsideTransition: { [weak self] _ in self?.playBars(of: move) }, completion: nil)
    view.layoutIfNeeded()
    if asked == nil { placeNew(move, below: move.operation == .pop ? old.view : nil) }
    if let interaction {
      (interaction as? PercentDrivenInteractiveTransition)?.animator = animator
      interaction.startInteractiveTransition(context)
    } else {
      animator.animateTransition(using: context)
      View.animate(withDuration: context.transitionDuration, delay: 0, options: .curveEaseOut) {
        context.playAlongside()
      }
    }
    if asked != nil, move.new.view.superview != nil { placeNew(move) }
  }

  /// Moves the bars to their positions within the animation.
  private func playBars(of move: NavigationMove) {
    navigationBar.playExchange(isBack: move.operation == .pop)
    layOutBars()
    view.layoutIfNeeded()
    tabBarController?.layOutBar()
  }

  // MARK: End of a push or pop

  /// Completes the current push or pop without animation.
  func finishMove() {
    guard let move, !move.context.isOver else { return }
    if move.context.isInteractive { move.context.cancelInteractiveTransition() }
    let completes = !move.context.transitionWasCancelled
    move.context.completeTransition(completes)
  }

  /// Cancels a push or pop that is interactive, or that was cancelled and has not ended, so that a change of
  /// the stack starts from the controllers that are in it afterwards. Returns the move, or `nil` if there
  /// was none.
  @discardableResult func takeBackMove() -> NavigationMove? {
    guard let move, !move.context.isOver,
      move.context.isInteractive || move.context.transitionWasCancelled
    else { return nil }
    finishMove()
    return move
  }

  private func end(_ move: NavigationMove, completed: Bool) {
    guard self.move === move else { return }
    self.move = nil
    edgeTransition = nil
    move.new.viewIfLoaded?.transform = .identity
    move.old?.viewIfLoaded?.transform = .identity
    if completed { complete(move) } else { revert(move) }
    setTransitionCoordinator(nil)
    move.animator?.animationEnded(completed)
    viewIfLoaded?.setNeedsLayout()
  }

  private func complete(_ move: NavigationMove) {
    navigationBar.endExchange()
    placeNew(move)
    move.old?.viewIfLoaded?.removeFromSuperview()
    for controller in move.removed where controller !== move.old { leave(controller) }
    if move.tells {
      move.old?.releaseAppearance()
      move.new.releaseAppearance()
    }
    if let old = move.old, move.removed.contains(old) { leave(old) }
    if move.isAdded { move.new.didMove(toParent: self) }
    giveKeys(move)
    if move.tells {
      delegate?.navigationController(self, didShow: move.new, animated: move.context.isAnimated)
    }
  }

  private func revert(_ move: NavigationMove) {
    stack = move.oldStack
    for controller in move.removed { controller.setMovesFromParent(false) }
    navigationBar.revertExchange(to: stack.map(\.navigationItem))
    if move.tells {
      move.new.tellAppearance(false, animated: true)
      move.old?.tellAppearance(true, animated: true)
    }
    if let old = move.old, let view = old.view {
      if view.superview !== stage { stage.addSubview(view) }
      place(old)
      if move.tells { old.tellViewIsAppearing() }
    }
    move.new.viewIfLoaded?.removeFromSuperview()
    layOutBars()
    if move.tells {
      move.new.releaseAppearance()
      move.old?.releaseAppearance()
    }
    if move.isAdded {
      move.new.willMove(toParent: nil)
      leave(move.new)
    }
    giveKeys(move, back: true)
  }

  private func giveKeys(_ move: NavigationMove, back: Bool = false) {
    let target = back ? move.old : move.new
    guard let target, let view = target.viewIfLoaded else { return }
    let memory = keysOf[ObjectIdentifier(target)] ?? KeyMemory()
    for controller in move.removed where !back { keysOf[ObjectIdentifier(controller)] = nil }
    view.takeKeys(memory, hadFocus: move.keys.hadFocus)
  }
}
