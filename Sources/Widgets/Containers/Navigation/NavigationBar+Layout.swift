extension NavigationBar {
  // MARK: Sizes

  /// Whether an item's title may be large.
  func isLarge(_ item: NavigationItem?) -> Bool {
    guard prefersLargeTitles, let item else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic:
      guard let before = self.item(before: item) else { return true }
      return isLarge(before)
    }
  }

  /// How high a large title is with the room around it, in points: larger texts need more.
  var largeTitleHeight: Double {
    max(BarSizes.largeTitle, (theme.fonts.title.lineHeight + 14).rounded(.up))
  }

  private func searchBar(of item: NavigationItem?) -> SearchBar? {
    item?.searchController?.searchBar
  }

  /// How high an item's search bar is, with its scopes, in points; 0 for none.
  private func searchHeight(of item: NavigationItem?) -> Double {
    searchBar(of: item)?.naturalHeight ?? 0
  }

  /// Whether only the search bar of an item is shown.
  func isSearchedAlone(_ item: NavigationItem?) -> Bool {
    showsSearchAlone && item?.searchController?.isActive ?? false
  }

  /// How high the bar is at least for an item, without the safe area; in points.
  func fixedHeight(for item: NavigationItem?) -> Double {
    if isSearchedAlone(item) { return searchHeight(of: item) }
    var height = BarSizes.row
    if item?.prompt != nil { height += BarSizes.prompt }
    if item?.hidesSearchBarWhenScrolling == false { height += searchHeight(of: item) }
    return height
  }

  /// How far the bar grows while the content is at its start, in points.
  func growth(for item: NavigationItem?) -> Double {
    if isSearchedAlone(item) { return 0 }
    var height = 0.0
    if isLarge(item) { height += largeTitleHeight }
    if item?.hidesSearchBarWhenScrolling ?? false { height += searchHeight(of: item) }
    return height
  }

  /// What the safe area takes at both sides, in points.
  var sideInsets: EdgeInsets {
    EdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  // MARK: Placing

  /// How far the bar reaches below its top.
  var heightBelowTop: Double { bounds.height - (topInset ?? safeAreaInsets.top) }

  func placeParts() {
    ground.frame = bounds
    let top = topInset ?? safeAreaInsets.top
    let height = exchange?.height ?? heightBelowTop
    let way = isRightToLeft ? -bounds.width : bounds.width
    if let content {
      let extra = max(0, height - fixedHeight(for: content.item))
      content.largeHeight = content.isLarge ? min(largeTitleHeight, extra) : 0
      placeRow(of: content, top: top)
      placeSearchBar(of: content, bottom: top + height, extra: extra)
      content.lower.place(
        phase(ofLeaving: false), size: Size(width: bounds.width, height: top + height), way: way)
    }
    if let leaving {
      // As high as it was: it goes with its page.
      placeRow(of: leaving, top: top)
      leaving.lower.place(phase(ofLeaving: true), size: leaving.lower.bounds.size, way: way)
    }
  }

  private func placeRow(of part: NavigationBarContent, top: Double) {
    part.bounds = Rect(origin: .zero, size: bounds.size)
    part.center = Point(x: bounds.midX, y: bounds.midY)
    part.top = top
    part.isHidden = isSearchedAlone(part.item)
    part.setNeedsLayout()
    part.layoutIfNeeded()
  }

  /// Where what is below the row is, of the item that comes or of the one that goes.
  private func phase(ofLeaving isLeaving: Bool) -> NavigationBarLower.Phase {
    guard let exchange, exchange.isPlayed == isLeaving else { return .atRest }
    guard exchange.slides else { return .faded }
    // What comes by a push, and goes by a pop, is above.
    return exchange.isBack == isLeaving ? .aside : .covered
  }

  private func placeSearchBar(of part: NavigationBarContent, bottom: Double, extra: Double) {
    let item = part.item
    part.lower.show(searchBar(of: item))
    guard let bar = part.lower.searchBar else { return }
    let isAlone = isSearchedAlone(item)
    let large = isLarge(item) && !isAlone ? largeTitleHeight : 0
    let shown =
      isAlone || !item.hidesSearchBarWhenScrolling
      ? bar.naturalHeight : min(bar.naturalHeight, max(0, extra - large))
    let inset = sideInsets
    bar.frame = Rect(
      x: inset.left, y: bottom - shown, width: bounds.width - inset.left - inset.right,
      height: shown)
    bar.clipsToBounds = shown < bar.naturalHeight
    bar.alpha = min(1, max(0, (shown - 16) / 24))
    bar.isHidden = shown < 1
  }

  // MARK: Looks

  /// The colour of titles where nothing else says it.
  var textColor: Color { barStyle == .black ? .white : .label }

  /// How the bar looks for an item where the content is not at its start.
  private func standard(for item: NavigationItem?) -> NavigationBarAppearance {
    item?.standardAppearance ?? standardAppearance
  }

  /// How the bar looks for an item.
  func appearance(for item: NavigationItem?) -> NavigationBarAppearance {
    guard isAtEdge else { return standard(for: item) }
    if let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    return standard(for: item)
  }

  /// Whether the bar has no ground because the content is at its start.
  private var isClear: Bool {
    isAtEdge && topItem?.scrollEdgeAppearance == nil && scrollEdgeAppearance == nil
      && barTintColor == nil && groundImage == nil && barStyle == .default
  }

  func looksDidChange() {
    let look = appearance(for: topItem)
    for known in [standardAppearance, scrollEdgeAppearance, look] { known?.observer = self }
    ground.tint = barTintColor ?? (barStyle == .black ? Color(white: 0.1) : nil)
    ground.picture = groundImage
    ground.linePicture = shadowImage
    ground.look = isClear && isUsual(look) ? nil : look
    content?.applyLooks()
    leaving?.applyLooks()
    content?.setNeedsLayout()
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  /// Whether nobody has changed an appearance's ground.
  private func isUsual(_ look: NavigationBarAppearance) -> Bool {
    look.ground == .usual && look.backgroundColor == nil && look.backgroundImage == nil
  }
}
