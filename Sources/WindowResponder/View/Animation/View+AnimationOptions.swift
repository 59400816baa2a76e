import ResponderPhysics

extension View {
  /// The options of an animation. The values are those of `UIView.AnimationOptions`.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// An option to lay out subviews within the animation, so that they are animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// An option to deliver touches to the animated views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// An option to begin at the visible value, as every animation does here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// An option to repeat the animation without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// An option to play the animation forward and in reverse.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// An option not to inherit the duration of an enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// An option not to inherit the curve of an enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// An option to animate the changes of a transition's block too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// An option to hide and show the views of a transition, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// An option not to inherit any options of an enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// A curve that is slow at both ends. This is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// A curve that is slow at its beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A curve that is slow at its end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A linear curve.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition that turns the view around its vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that turns the view around its vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition that turns up a page. It is shown as a cross dissolve.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition that turns down a page. It is shown as a cross dissolve.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition that dissolves the old content into the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that turns the view around its horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that turns the view around its horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// A frame rate of 60, as far as the screen permits. The screen decides.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A frame rate of 30. The screen decides.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve that the bits contain.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    /// The number of the transition that the bits contain, or 0 for none.
    var transition: UInt { rawValue >> 20 & 7 }
  }

  /// The options of a keyframe animation. The values are those of `UIView.KeyframeAnimationOptions`. The
  /// curves of ``AnimationOptions`` can be added.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// An option to lay out subviews within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// An option to deliver touches to the animated views during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// An option to begin at the visible value, as every animation does here.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// An option to repeat the animation without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// An option to play the animation forward and in reverse.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// An option not to inherit the duration of an enclosing animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// An option not to inherit any options of an enclosing animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Linear interpolation between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// No interpolation between keyframes.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear interpolation at a constant speed. The times of the keyframes are ignored.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolation along a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolation along a smooth curve at a constant speed. The times of the keyframes are ignored.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The interpolation between keyframes.
    var mode: KeyframeMode { KeyframeMode(rawValue: rawValue >> 10 & 7) ?? .linear }
  }

  /// The four built-in curves of Core Animation. The values are those of `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable {
    /// A curve that is slow at both ends.
    case easeInOut
    /// A curve that is slow at its beginning.
    case easeIn
    /// A curve that is slow at its end.
    case easeOut
    /// A linear curve.
    case linear

    var bezier: UnitBezier {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}

/// The modes of interpolation between keyframes.
enum KeyframeMode: UInt, Sendable {
  case linear, discrete, paced, cubic, cubicPaced
}
