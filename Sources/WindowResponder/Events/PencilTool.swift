import ResponderPlatform

/// The types of pens. They are those of `zwp_tablet_tool_v2.type`. UIKit has only one.
public enum PencilTool: Hashable, Sendable {
  /// A pen, or its writing end.
  case pen
  /// The erasing end of a pen.
  case eraser
  /// A brush.
  case brush
  /// A pencil.
  case pencil
  /// An airbrush.
  case airbrush

  init(_ kind: PenKind) {
    switch kind {
    case .pen, .finger: self = .pen
    case .eraser: self = .eraser
    case .brush: self = .brush
    case .pencil: self = .pencil
    case .airbrush: self = .airbrush
    }
  }
}
