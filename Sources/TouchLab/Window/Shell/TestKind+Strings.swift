import ResponderWords
import TouchAnalysis
import TouchJudgement
import TouchRecording
import TouchReport

extension TestKind {
  /// The name for users.
  var title: String { ReportStrings.shown.test(self) }

  /// The purpose of the test, in a few words.
  var summary: String {
    switch self {
    case .coverage: localized("Every place takes a finger, edges and corners too")
    case .accuracy: localized("A tap is reported where it was")
    case .straightness: localized("A straight stroke stays straight, a ring round")
    case .jitter: localized("A finger at rest is quiet, one that moves is even")
    case .separation: localized("Two fingers that come close stay two")
    case .fingers: localized("None is lost, none takes another’s number")
    case .ghost: localized("Nothing is reported without a contact")
    case .rate: localized("Reports come often and evenly")
    case .palm: localized("A hand that rests is no finger")
    case .swipe: localized("A finger that comes over an edge is seen at once")
    case .shape: localized("The size and the angle of a contact")
    case .pen: localized("Pressure, tilt, hover, buttons and eraser")
    case .rotation: localized("The finger stays under the finger, however it is turned")
    case .screens: localized("Touches arrive on the screen that was touched")
    case .latency: localized("How long a finger takes to the picture")
    }
  }

  /// The name of its symbol.
  var symbolName: String {
    switch self {
    case .coverage: "circle.grid.3x3"
    case .accuracy: "dot.viewfinder"
    case .straightness: "hand.draw"
    case .jitter: "hand.point.up"
    case .separation: "arrow.left.and.right"
    case .fingers: "hand.raised"
    case .ghost: "eye.slash"
    case .rate: "gauge"
    case .palm: "hand.raised.fill"
    case .swipe: "arrow.right.square"
    case .shape: "capsule"
    case .pen: "applepencil"
    case .rotation: "arrow.clockwise"
    case .screens: "display.2"
    case .latency: "clock"
    }
  }
}

extension Holder {
  /// The name for users.
  var title: String {
    switch self {
    case .hand: localized("Finger")
    case .guided: localized("Stylus, ruler")
    case .robot: localized("Robot")
    case .injected: localized("Injected")
    }
  }
}

extension FigureName {
  /// The title in the user's language.
  var localizedTitle: String { ReportStrings.shown.title(of: self) }
}

extension Verdict.Reason {
  /// The reason in the user's language.
  var localizedSentence: String {
    self == .byHand ? localized("not tested (by hand)") : ReportStrings.shown.reason(self)
  }
}
