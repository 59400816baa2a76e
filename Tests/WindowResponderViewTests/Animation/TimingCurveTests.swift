import Testing

@testable import ResponderPhysics
@testable import WindowResponder

struct TimingCurveTests {
  @Test(
    "The usual curves are those of Core Animation, to six digits",
    arguments: [
      (UnitBezier.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
      (UnitBezier.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
      (UnitBezier.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
      (UnitBezier.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
  func usualCurves(curve: UnitBezier, expected: [Double]) {
    for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect((curve.value(at: x) - y).magnitude < 1e-6)
      #expect((curve.time(of: y) - x).magnitude < 1e-5)
    }
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
  }

  @Test("A curve with control points at its ends is found everywhere")
  func steepCurves() {
    let curve = UnitBezier(Point(x: 1, y: 0), Point(x: 0, y: 1))
    #expect((curve.value(at: 0.5) - 0.5).magnitude < 1e-6)
    var last = 0.0
    for step in 0...100 {
      let value = curve.value(at: Double(step) / 100)
      #expect(value >= last - 1e-9 && value <= 1)
      last = value
    }
  }

  @Test("A curve may go beyond its end")
  func overshootingCurve() {
    let curve = UnitBezier(Point(x: 0.3, y: 1.8), Point(x: 0.6, y: 1.4))
    #expect(curve.value(at: 0.5) > 1)
  }

  // The expected values were computed with the Runge-Kutta method in 200,000 steps.
  @Test(
    "A spring goes by the damped oscillator's equation",
    arguments: [
      (0.5, [0.6597002, -0.1243548], [0.0533507, 0.0133243]),
      (1.0, [0.7357589, 0.1991483], [0.0367879, 0.0149361]),
      (2.0, [0.8222634, 0.4822246], [0.0213909, 0.0129208]),
    ])
  func springs(ratio: Double, displacements: [Double], responses: [Double]) {
    let spring = Spring(frequency: 10, dampingRatio: ratio)
    for (index, time) in [0.1, 0.3].enumerated() {
      #expect((spring.displacement(at: time) - displacements[index]).magnitude < 1e-6)
      #expect((spring.response(at: time) - responses[index]).magnitude < 1e-6)
    }
    #expect(spring.displacement(at: 0) == 1)
    #expect(spring.response(at: 0) == 0)
  }

  @Test(
    "A spring has come to rest when its settling time is over, whatever its damping",
    arguments: [0.05, 0.3, 0.7, 0.95, 0.999, 1, 1.001, 1.5, 4])
  func settling(ratio: Double) {
    let spring = Spring(frequency: 12, dampingRatio: ratio)
    let end = spring.settlingDuration
    for step in 0...200 {
      let late = end * (1 + Double(step) / 100)
      #expect(spring.displacement(at: late).magnitude <= Spring.restingDistance * 1.0001)
    }
  }

  @Test("A spring for a duration rests after it, and damped critically has a known strength")
  func restingAfter() {
    let spring = Spring(restingAfter: 0.5, dampingRatio: 1)
    #expect((spring.frequency - 9.233_413_476 / 0.5).magnitude < 1e-6)
    #expect((Spring(restingAfter: 0.5, dampingRatio: 0.6).settlingDuration - 0.5).magnitude < 1e-9)
  }

  @Test("A spring by duration and bounce has SwiftUI's stiffness and damping")
  func durationAndBounce() {
    let spring = Spring(perceptualDuration: 0.5, bounce: 0.25)
    #expect((spring.frequency - 12.566_371).magnitude < 1e-6)
    #expect(spring.dampingRatio == 0.75)
    #expect(Spring(perceptualDuration: 0.5, bounce: -0.5).dampingRatio == 2)
  }

  @Test("A spring by mass, stiffness and damping has its frequency and ratio")
  func physicalSpring() {
    let spring = Spring(mass: 2, stiffness: 200, damping: 20)
    #expect((spring.frequency - 10).magnitude < 1e-12)
    #expect((spring.dampingRatio - 0.5).magnitude < 1e-12)
  }

  @Test("Nonsense makes a spring that moves all the same")
  func nonsense() {
    for spring in [
      Spring(mass: 0, stiffness: -1, damping: 1), Spring(restingAfter: 0, dampingRatio: 0),
      Spring(perceptualDuration: -1, bounce: 7), Spring(frequency: .nan, dampingRatio: .nan),
    ] {
      #expect(spring.displacement(at: 0.1).isFinite)
      #expect(spring.settlingDuration.isFinite)
    }
  }

  @Test("Half of a half turn is a quarter turn, and a mirrored view is not turned")
  func transformsAreTakenApart() {
    let half = AnimationVector(Transform(rotationAngle: .pi))
    let quarter = (half * 0.5 + AnimationVector(Transform.identity) * 0.5).transform
    #expect((quarter.b - 1).magnitude < 1e-12 && quarter.a.magnitude < 1e-12)
    for transform in [
      Transform(scaleX: -1, y: 1), Transform(scaleX: 1, y: -2), Transform(scaleX: 0, y: 3),
      Transform(rotationAngle: 2).scaledBy(x: 3, y: 0.5).translatedBy(x: 4, y: 5),
      Transform(a: 1, b: 0, c: 0.7, d: 1), Transform(scaleX: 0, y: 0),
    ] {
      let back = AnimationVector(transform).transform
      for (a, b) in [
        (back.a, transform.a), (back.b, transform.b), (back.c, transform.c),
        (back.d, transform.d), (back.tx, transform.tx), (back.ty, transform.ty),
      ] { #expect((a - b).magnitude < 1e-9) }
    }
    #expect(AnimationVector(Transform(scaleX: -1, y: 1))[2] == 0)
  }

  @Test("The parameters tell what they were made of")
  func parameters() {
    let usual = CubicTimingParameters(animationCurve: .easeIn)
    #expect(usual.timingCurveType == .builtin && usual.animationCurve == .easeIn)
    #expect(usual.controlPoint1 == Point(x: 0.42, y: 0))
    let own = CubicTimingParameters(
      controlPoint1: Point(x: 0.1, y: 0.2), controlPoint2: Point(x: 0.3, y: 0.4))
    #expect(own.timingCurveType == .cubic && own.controlPoint2 == Point(x: 0.3, y: 0.4))
    let spring = SpringTimingParameters(dampingRatio: 0.5)
    #expect(spring.timingCurveType == .spring && spring.settlingDuration == nil)
    #expect(SpringTimingParameters(mass: 1, stiffness: 100, damping: 20).settlingDuration != nil)
  }
}
