/// The part of a navigation bar below its row for one item: the large title and the search bar.
///
/// It belongs to the item's page. In a push or a pop it moves with that page. If another page slides over it,
/// it is clipped at that page's edge.
final class NavigationBarLower: View {
  /// The phase of the part in a push or a pop.
  enum Phase {
    case atRest
    /// The part is with its page beside the bar, before it slides over the other page.
    case aside
    /// The part is with its page behind the page that slides over it.
    case covered
    /// The part is at its position and transparent, because pages do not slide.
    case faded
  }

  /// The container of the parts, in the coordinate space of the bar at rest.
  let inner = View()
  /// The item's search bar, or `nil` for none.
  weak var searchBar: SearchBar?

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(inner)
  }

  /// Positions the part for a phase.
  ///
  /// - Parameters:
  ///   - size: The size of the bar for the item, in points.
  ///   - way: The distance that a new page moves, in points. It is negative in a right-to-left layout.
  func place(_ phase: Phase, size: Size, way: Double) {
    var (edge, shift) = (0.0, 0.0)
    switch phase {
    case .atRest, .faded: break
    case .aside: edge = way
    case .covered:
      // The edge of the page in front, and in it the distance that the page behind moves.
      edge = -way
      shift = way * (1 - NavigationSlide.shareBehind)
    }
    frame = Rect(x: edge, y: 0, width: size.width, height: size.height)
    inner.frame = Rect(x: shift, y: 0, width: size.width, height: size.height)
    alpha = phase == .faded ? 0 : 1
  }

  /// Shows the search bar of an item instead of another one.
  func show(_ wanted: SearchBar?) {
    if let searchBar, searchBar !== wanted, searchBar.superview === inner {
      searchBar.removeFromSuperview()
    }
    searchBar = wanted
    if let wanted, wanted.superview !== inner { inner.addSubview(wanted) }
  }

  /// Returns the view at a point. Only the subviews receive touches.
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === inner ? nil : hit
  }
}
