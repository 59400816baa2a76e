/// What a navigation bar shows below its row for one item: the large title and the search bar.
///
/// It belongs to the item's page. In a push or a pop it moves with that page, and where another page slides
/// over it, it is cut off at that page's edge.
final class NavigationBarLower: View {
  /// Where it is during a push or a pop.
  enum Phase {
    case atRest
    /// With its page beside the bar, from where that slides over the other one.
    case aside
    /// With its page behind the one that slides over it.
    case covered
    /// In its place and not seen, where pages do not slide.
    case faded
  }

  /// Holds the parts, in the coordinates that the bar has at rest.
  let inner = View()
  /// The item's search bar; nil for none.
  weak var searchBar: SearchBar?

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(inner)
  }

  /// Brings everything where it is in a phase.
  ///
  /// - Parameters:
  ///   - size: The size of the bar for the item, in points.
  ///   - way: How far a page that comes is moved, in points; less than zero from right to left.
  func place(_ phase: Phase, size: Size, way: Double) {
    var (edge, shift) = (0.0, 0.0)
    switch phase {
    case .atRest, .faded: break
    case .aside: edge = way
    case .covered:
      // The edge of the page above, and in it what that page's neighbour is moved by.
      edge = -way
      shift = way * (1 - NavigationSlide.shareBehind)
    }
    frame = Rect(x: edge, y: 0, width: size.width, height: size.height)
    inner.frame = Rect(x: shift, y: 0, width: size.width, height: size.height)
    alpha = phase == .faded ? 0 : 1
  }

  /// Puts an item's search bar into its place, in place of another one.
  func show(_ wanted: SearchBar?) {
    if let searchBar, searchBar !== wanted, searchBar.superview === inner {
      searchBar.removeFromSuperview()
    }
    searchBar = wanted
    if let wanted, wanted.superview !== inner { inner.addSubview(wanted) }
  }

  /// Only its parts take touches.
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === inner ? nil : hit
  }
}
