extension PageViewController: ControllerContainer {
  func prepareView() {
    scroller.isPagingEnabled = true
    scroller.showsVerticalScrollIndicator = false
    scroller.showsHorizontalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scrolling.pages = self
    scroller.pages = self
    scroller.scrollObserver = scrolling
    scroller.bounces = true
    view.addSubview(scroller)
    defer { neighboursMayDiffer() }
    if let current {
      scroller.addSubview(current.view)
      current.didMove(toParent: self)
    }
  }

  package func childItemsDidChange(_ child: ViewController) {}
  package var frontChild: ViewController? { current }

  // MARK: Positions

  var isVertical: Bool { navigationOrientation == .vertical }

  /// The distance between two pages, in points.
  private var step: Double { (isVertical ? view.bounds.height : view.bounds.width) + spacing }

  var hasBefore: Bool { before.flatMap { $0 } != nil }
  var hasAfter: Bool { after.flatMap { $0 } != nil }
  /// A Boolean value that indicates whether the previous page is at the right.
  var isReversed: Bool { !isVertical && view.isRightToLeft }

  /// The index of the current page among the known pages.
  private var currentPlace: Double {
    let isFirst = isReversed ? !hasAfterOrComing : !hasBeforeOrComing
    return isFirst ? 0 : 1
  }

  private var hasBeforeOrComing: Bool { hasBefore || coming.map { !$0.isForward } ?? false }
  private var hasAfterOrComing: Bool { hasAfter || coming?.isForward ?? false }

  private func point(_ place: Double) -> Point {
    isVertical ? Point(x: 0, y: place * step) : Point(x: place * step, y: 0)
  }

  /// Returns the frame of the page that is a number of pages after the current one.
  func frame(after places: Double) -> Rect {
    let place = currentPlace + (isReversed ? -places : places)
    return Rect(origin: point(place), size: view.bounds.size)
  }

  func layOutPages() {
    guard isViewLoaded, !view.bounds.isEmpty else { return }
    isPlacing = true
    defer { isPlacing = false }
    let size = view.bounds.size
    let count = 1 + (hasBeforeOrComing ? 1 : 0) + (hasAfterOrComing ? 1 : 0)
    let wanted = Rect(
      x: 0, y: 0, width: size.width + (isVertical ? 0 : spacing),
      height: size.height + (isVertical ? spacing : 0))
    let hasChanged = scroller.bounds.size != wanted.size
    if hasChanged {
      scroller.stopScrollingAndZooming()
      scroller.frame = wanted
    }
    scroller.contentSize =
      isVertical
      ? Size(width: size.width, height: step * Double(count))
      : Size(width: step * Double(count), height: size.height)
    current?.viewIfLoaded?.frame = frame(after: 0)
    if let coming { coming.new.view.frame = frame(after: coming.isForward ? 1 : -1) }
    if hasChanged || coming == nil && !scroller.isTracking && !scroller.isDecelerating {
      scroller.contentOffset = point(currentPlace)
    }
    placeDots()
    placeRing()
  }

  private func placeDots() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots.count = count
    guard count > 0 else { return dots.removeFromSuperview() }
    if dots.superview == nil {
      dots.isUserInteractionEnabled = false
      view.addSubview(dots)
    }
    dots.frame = Rect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - PageDots.height,
      width: view.bounds.width, height: PageDots.height)
  }

  // MARK: Neighbours

  func neighboursMayDiffer() {
    (before, after) = (nil, nil)
    guard isViewLoaded, coming == nil else { return }
    askForNeighbours()
  }

  func askForNeighbours() {
    guard let current, let dataSource else { return }
    if before == nil {
      before = .some(dataSource.pageViewController(self, viewControllerBefore: current))
    }
    if after == nil {
      after = .some(dataSource.pageViewController(self, viewControllerAfter: current))
    }
    layOutPages()
  }

  // MARK: Pages set by the application

  func show(
    _ new: ViewController?, _ direction: NavigationDirection, _ animated: Bool,
    _ completion: (@MainActor (Bool) -> Void)?
  ) {
    if let coming {
      end(coming, completed: !coming.isByUser || coming.isByKeys)
      // Ends the drag of a page by the user.
      scroller.stopScrollingAndZooming()
    }
    (before, after) = (nil, nil)
    dots.index = dataSource?.presentationIndex(for: self) ?? 0
    guard let new, new !== current else {
      if new == nil, let current { leave(current) }
      if new == nil { current = nil }
      completion?(true)
      return
    }
    guard isViewLoaded, current != nil else {
      current.map(leave)
      current = new
      addChild(new)
      if isViewLoaded {
        scroller.addSubview(new.view)
        layOutPages()
        new.didMove(toParent: self)
        askForNeighbours()
      }
      completion?(true)
      return
    }
    let move = PageMove(from: current, to: new, forward: direction == .forward, byUser: false)
    move.completion = completion
    let moves = animated && isShown && view.window != nil
    begin(move, animated: moves)
    // The new page may have set another one.
    guard coming === move else { return }
    guard moves else { return end(move, completed: true) }
    let target = frame(after: move.isForward ? 1 : -1).origin
    scroller.setContentOffset(target, animated: true)
    if !scroller.isScrollAnimating { end(move, completed: true) }
  }

  // MARK: Page changes

  /// Begins a page change. The pages may set another page meanwhile, which ends the change.
  func begin(_ move: PageMove, animated: Bool) {
    coming = move
    if move.new.parent !== self { addChild(move.new) }
    move.new.loadViewIfNeeded()
    guard coming === move else { return }
    move.tells = isShown && view.window != nil
    if move.tells {
      move.old?.holdAppearance()
      move.new.holdAppearance()
      move.old?.tellAppearance(false, animated: animated)
      guard coming === move else { return }
      move.new.tellAppearance(true, animated: animated)
      guard coming === move else { return }
    }
    View.performWithoutAnimation {
      scroller.addSubview(move.new.view)
      let old = currentPlaceBefore
      layOutPages()
      // The current page keeps its position on screen if its index changes.
      let shift = currentPlace - old
      if shift != 0 {
        isPlacing = true
        scroller.contentOffset = scroller.contentOffset + (point(shift) - .zero)
        isPlacing = false
      }
      move.new.view.layoutIfNeeded()
    }
    if coming === move, move.tells { move.new.tellViewIsAppearing() }
  }

  /// The index of the current page without the new page.
  private var currentPlaceBefore: Double {
    let move = coming
    coming = nil
    defer { coming = move }
    return currentPlace
  }

  func end(_ move: PageMove, completed: Bool) {
    guard coming === move else { return }
    let offset = offsetInPages
    // The drag continues to the page after next, or to the other side.
    let goesOn = scroller.isDragging
    coming = nil
    let (gone, stays) = completed ? (move.old, move.new) : (move.new, move.old)
    if !completed, move.tells {
      move.new.tellAppearance(false, animated: true)
      move.old?.tellAppearance(true, animated: true)
    }
    let keys = goesOn ? nil : gone?.viewIfLoaded?.keysWithin()
    gone?.willMove(toParent: nil)
    if let view = gone?.viewIfLoaded {
      // The touch can have begun in this page, and continues.
      if goesOn { passed.append(view) } else { view.removeFromSuperview() }
    }
    if completed { arrive(move) }
    if !goesOn { scroller.stopScrollingAndZooming() }
    if move.tells {
      gone?.releaseAppearance()
      stays?.releaseAppearance()
    }
    if let gone, gone.parent === self { gone.removeFromParent() }
    if completed { move.new.didMove(toParent: self) }
    layOutPages()
    askForNeighbours()
    if goesOn {
      let way = move.isForward ? 1.0 : -1
      showCurrent(offset: completed ? offset - way : offset)
      gone?.viewIfLoaded?.frame = frame(after: completed ? -way : way)
    } else {
      removePassed()
    }
    if completed, let keys { moveFocus(keys, for: move, into: move.new) }
    if move.isByUser {
      if completed { announcePage() }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [move.old].compactMap { $0 },
        transitionCompleted: completed)
    }
    move.completion?(completed)
  }

  /// Makes the new page of a change the current one.
  private func arrive(_ move: PageMove) {
    current = move.new
    (before, after) = (nil, nil)
    // The change may end before it has added the view.
    if move.new.view.superview !== scroller { scroller.addSubview(move.new.view) }
    guard move.isByUser, dots.count > 0 else { return }
    dots.index = min(max(0, dots.index + (move.isForward ? 1 : -1)), dots.count - 1)
  }

  /// Removes the pages that a drag has passed.
  private func removePassed() {
    for view in passed where view !== current?.viewIfLoaded && view !== coming?.new.viewIfLoaded {
      view.removeFromSuperview()
    }
    passed = []
  }

  private func leave(_ controller: ViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    if controller.parent === self { controller.removeFromParent() }
  }

  // MARK: Scrolling

  /// The distance of the content from the current page, as a number of pages after it.
  private var offsetInPages: Double {
    let way = scroller.contentOffset - frame(after: 0).origin
    let part = (isVertical ? way.dy : way.dx) / max(1, step)
    return isReversed ? -part : part
  }

  /// Scrolls to an offset from the current page, in pages, within a running scroll.
  private func showCurrent(offset: Double) {
    isPlacing = true
    defer { isPlacing = false }
    scroller.contentOffset =
      frame(after: 0).origin + (point(isReversed ? -offset : offset) - .zero)
  }

  /// The minimum offset at which a page counts as moved, in pages.
  private static let leastOffset = 0.001

  /// Loads the first page that becomes visible, and ends a change that the user leaves: back across the
  /// current page, or beyond the new one.
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard !isPlacing, scrollView === scroller else { return }
    if let coming, coming.isByUser || scroller.isDragging {
      let way = coming.isForward ? offsetInPages : -offsetInPages
      if way < -Self.leastOffset {
        end(coming, completed: false)
      } else if way > 1 + Self.leastOffset, scroller.isDragging {
        end(coming, completed: true)
      }
    }
    let offset = offsetInPages
    guard let current, coming == nil, abs(offset) > Self.leastOffset else { return }
    if before == nil || after == nil { askForNeighbours() }
    let isForward = offset > 0
    guard let next = (isForward ? after : before).flatMap({ $0 }) else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    begin(PageMove(from: current, to: next, forward: isForward, byUser: true), animated: true)
  }

  /// Ends the user's change if there is no deceleration.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  /// Ends the user's change, unless a new touch has stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    if !scrollView.isTracking { settle() }
  }

  /// Ends the change by the application or a scroll wheel, unless a touch has stopped it.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    if !scrollView.isTracking { settle() }
  }

  private func settle() {
    guard let coming else { return removePassed() }
    end(coming, completed: abs(offsetInPages) > 0.5)
  }

  /// Returns a Boolean value that indicates whether a change that ends early counts as completed: one that
  /// the user has not moved by touch, or that is past its middle.
  func isAlmostComplete(_ move: PageMove) -> Bool {
    !move.isByUser || move.isByKeys || abs(offsetInPages) > 0.5
  }
}
