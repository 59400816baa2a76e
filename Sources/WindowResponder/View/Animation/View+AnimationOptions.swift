import ResponderPhysics

extension View {
  /// How an animation is to be played. The values are those of `UIView.AnimationOptions`.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out within the animation, so that they move with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The moving views get touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen, which every animation here does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Plays for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays back again.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Does not take over the duration of the animation that this one is nested in.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Does not take over the curve of the animation that this one is nested in.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, what the block changes is animated by itself too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides and shows them, and neither adds nor removes.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes over nothing of the animation that this one is nested in.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends: the usual curve.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow towards the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition that turns the view around its vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that turns the view around its vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition that turns up a page; shown as a cross dissolve.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition that turns down a page; shown as a cross dissolve.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition in which the old fades into the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that turns the view around its horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that turns the view around its horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// A frame rate of 60, as long as the screen has it. The screen decides.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A frame rate of 30. The screen decides.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve that the bits name.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
    /// The number of the transition that the bits name; 0 for none.
    var transition: UInt { rawValue >> 20 & 7 }
  }

  /// How an animation of keyframes is to be played. The values are those of
  /// `UIView.KeyframeAnimationOptions`; those of ``AnimationOptions`` for curves can be given too.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The moving views get touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen, which every animation here does.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Plays for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays back again.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Does not take over the duration of the animation that this one is nested in.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes over nothing of the animation that this one is nested in.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from one keyframe to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From one keyframe to the next in a jump.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At an even pace along the way through the keyframes, whatever their times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// In a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// In a smooth curve at an even pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// How values between keyframes are found.
    var mode: KeyframeMode { KeyframeMode(rawValue: rawValue >> 10 & 7) ?? .linear }
  }

  /// The four usual curves, those of Core Animation. The values are those of `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at first.
    case easeIn
    /// Slow towards the end.
    case easeOut
    /// Even.
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

/// How values between keyframes are found.
enum KeyframeMode: UInt, Sendable {
  case linear, discrete, paced, cubic, cubicPaced
}
