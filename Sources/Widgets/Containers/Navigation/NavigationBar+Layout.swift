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

  /// How high the bar is at least for an item, without the safe area; in points.
  func fixedHeight(for item: NavigationItem?) -> Double {
    if showsSearchAlone, item === topItem { return searchHeight(of: item) }
    var height = BarSizes.row
    if item?.prompt != nil { height += BarSizes.prompt }
    if item?.hidesSearchBarWhenScrolling == false { height += searchHeight(of: item) }
    return height
  }

  /// How far the bar grows while the content is at its start, in points.
  func growth(for item: NavigationItem?) -> Double {
    if showsSearchAlone, item === topItem { return 0 }
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

  func placeParts() {
    ground.frame = bounds
    let top = topInset ?? safeAreaInsets.top
    let height = bounds.height - top
    let extra = max(0, height - fixedHeight(for: topItem))
    for part in [content, leaving] {
      guard let part else { continue }
      part.bounds = Rect(origin: .zero, size: bounds.size)
      part.center = Point(x: bounds.midX, y: bounds.midY)
      part.top = top
      part.largeHeight = part.isLarge ? min(largeTitleHeight, extra) : 0
      part.isHidden = showsSearchAlone
      part.setNeedsLayout()
      part.layoutIfNeeded()
    }
    placeSearchBar(below: top, height: height, extra: extra)
  }

  private func placeSearchBar(below top: Double, height: Double, extra: Double) {
    let wanted = searchBar(of: topItem)
    if let old = searchBar, old !== wanted {
      if old.superview === self { old.removeFromSuperview() }
      searchBar = nil
    }
    guard let wanted else { return }
    if wanted.superview !== self { addSubview(wanted) }
    searchBar = wanted
    let large = isLarge(topItem) && !showsSearchAlone ? largeTitleHeight : 0
    let shown =
      showsSearchAlone || topItem?.hidesSearchBarWhenScrolling == false
      ? wanted.naturalHeight : min(wanted.naturalHeight, max(0, extra - large))
    let inset = sideInsets
    wanted.frame = Rect(
      x: inset.left, y: top + height - shown, width: bounds.width - inset.left - inset.right,
      height: shown)
    wanted.clipsToBounds = shown < wanted.naturalHeight
    wanted.alpha = min(1, max(0, (shown - 16) / 24))
    wanted.isHidden = shown < 1
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
