import Widgets

/// A card with balls that start and arrive together, each with its own timing curve.
final class RaceCard: Card {
  private static let laneHeight = 36.0
  /// The height of the card, in points.
  static let height = laneHeight * Double(Curve.allCases.count) + Spacing.medium * 2

  /// The timing curve of a ball.
  enum Curve: String, CaseIterable {
    case linear = "Linear"
    case easeIn = "Ease in"
    case easeOut = "Ease out"
    case easeInOut = "Ease in, out"
    case spring = "Spring"

    /// The option of `View.animate`. The spring has none.
    var options: View.AnimationOptions {
      switch self {
      case .linear: return .curveLinear
      case .easeIn: return .curveEaseIn
      case .easeOut: return .curveEaseOut
      case .easeInOut, .spring: return .curveEaseInOut
      }
    }

    var color: Color {
      switch self {
      case .linear: return .systemBlue
      case .easeIn: return .systemGreen
      case .easeOut: return .systemOrange
      case .easeInOut: return .systemPurple
      case .spring: return .systemRed
      }
    }
  }

  private let lanes = Curve.allCases.map { Lane($0) }
  private var isAtEnd = false

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    for lane in lanes { addSubview(lane) }
  }

  /// Moves every ball to the other side. Balls that are moving return from their current positions.
  func run(duration: Double) {
    isAtEnd.toggle()
    for lane in lanes {
      let change = { [isAtEnd] in lane.isAtEnd = isAtEnd }
      let common: View.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
      if lane.curve == .spring {
        View.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: 0.5,
          initialSpringVelocity: 0, options: common, animations: change)
      } else {
        View.animate(
          withDuration: duration, delay: 0, options: common.union(lane.curve.options),
          animations: change)
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    guard !area.isNull else { return }
    for (index, lane) in lanes.enumerated() {
      lane.frame = Rect(
        x: area.minX, y: area.minY + Double(index) * Self.laneHeight, width: area.width,
        height: Self.laneHeight)
    }
  }

  /// A view with a name, a track, and a ball on it.
  final class Lane: View {
    let curve: Curve
    private let label = Label()
    private let track = View()
    private let ball = View()
    private static var labelWidth: Double { Spacing.scaled(96) }

    init(_ curve: Curve) {
      self.curve = curve
      super.init(frame: .zero)
      label.text = curve.rawValue
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.textColor = .secondaryLabel
      track.backgroundColor = .separator
      track.layer.cornerRadius = 1
      ball.backgroundColor = curve.color
      ball.layer.cornerRadius = 10
      for view in [label, track, ball] { addSubview(view) }
    }

    /// A Boolean value that indicates whether the ball is at the trailing end.
    var isAtEnd = false {
      didSet { ball.center = place }
    }

    private var place: Point {
      let frame = track.frame
      let x = isAtEnd ? frame.maxX - 24 : frame.minX + 10
      return Point(x: isRightToLeft ? frame.minX + frame.maxX - x : x, y: bounds.midY)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = Rect(x: 0, y: 0, width: Self.labelWidth, height: bounds.height)
      track.frame = Rect(
        x: Self.labelWidth, y: bounds.midY - 1, width: max(0, bounds.width - Self.labelWidth),
        height: 2)
      mirror([label, track])
      ball.bounds = Rect(x: 0, y: 0, width: 20, height: 20)
      ball.center = place
    }
  }
}
