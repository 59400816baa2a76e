import ResponderTestKit
import Testing
import Widgets

/// Tests of the properties of sliders, segmented controls, image views and others, apart from their values.
@MainActor @Suite(.serialized) struct ValueControlTests {
  let stage = Stage(size: Size(width: 320, height: 160))

  private func image(_ color: Color, _ width: Double, _ height: Double) -> Image {
    ImageRenderer(size: Size(width: width, height: height)).image {
      $0.fill(Rect(x: 0, y: 0, width: width, height: height), color: color)
    }
  }

  @Test("A slider's knob and tracks are the pictures that were set for its state")
  func sliderImages() {
    let slider = Slider(frame: Rect(x: 10, y: 20, width: 200, height: 44))
    slider.value = 0.5
    let thumb = image(.red, 40, 40)
    slider.setThumbImage(thumb, for: .normal)
    slider.setMinimumTrackImage(image(.green, 4, 4), for: .normal)
    slider.setMaximumTrackImage(image(.blue, 4, 4), for: .normal)
    #expect(slider.currentThumbImage === thumb)
    #expect(slider.thumbImage(for: .highlighted) === thumb)
    stage.window.addSubview(slider)
    let picture = stage.snapshot()
    #expect(picture.pixel(x: 110, y: 25) == .red)
    #expect(picture.pixel(x: 40, y: 42) == .green)
    #expect(picture.pixel(x: 180, y: 42) == .blue)
    let track = slider.trackRect(forBounds: slider.bounds)
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    #expect(knob.size == Size(width: 40, height: 40))
  }

  @Test("Of a slider's color and images, the one that was set last has effect")
  func sliderColorsAndImages() {
    let slider = Slider(frame: Rect(x: 10, y: 20, width: 200, height: 44))
    let picture = image(.green, 4, 4)
    slider.thumbTintColor = .red
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .red
    slider.setThumbImage(picture, for: .normal)
    slider.setMinimumTrackImage(picture, for: .highlighted)
    #expect(slider.thumbTintColor == nil)
    #expect(slider.minimumTrackTintColor == nil)
    #expect(slider.maximumTrackTintColor == .red)
    slider.setMaximumTrackImage(nil, for: .normal)
    #expect(slider.maximumTrackTintColor == .red)
    slider.thumbTintColor = nil
    #expect(slider.thumbImage(for: .normal) === picture)
    slider.thumbTintColor = .blue
    #expect(slider.thumbImage(for: .normal) == nil)
    #expect(slider.minimumTrackImage(for: .highlighted) === picture)
    slider.minimumTrackTintColor = .blue
    #expect(slider.minimumTrackImage(for: .highlighted) == nil)
  }

  @Test("A slider's own rectangle of the track is the one that is drawn and followed")
  func overriddenTrack() {
    final class Thin: Slider {
      override func trackRect(forBounds bounds: Rect) -> Rect {
        Rect(x: 0, y: 20, width: 100, height: 2)
      }
    }
    let slider = Thin(frame: Rect(x: 0, y: 0, width: 300, height: 44))
    stage.window.addSubview(slider)
    stage.render()
    stage.pointerMove(to: Point(x: 200, y: 21))
    stage.click(at: Point(x: 200, y: 21))
    #expect(slider.value == 1)
  }

  @Test("Titles of segments have the attributes of their state")
  func segmentTitles() {
    let control = SegmentedControl(items: ["one", "two"])
    control.setTitleTextAttributes(
      TextAttributes(font: .systemFont(ofSize: 30), foregroundColor: .red), for: .normal)
    #expect(control.titleTextAttributes(for: .normal)?.foregroundColor == .red)
    #expect(control.titleTextAttributes(for: .selected) == nil)
    let wide = control.intrinsicContentSize.width
    control.setTitleTextAttributes(nil, for: .normal)
    #expect(control.intrinsicContentSize.width < wide)
    control.setContentOffset(Size(width: 3, height: 4), forSegmentAt: 1)
    #expect(control.contentOffsetForSegment(at: 1) == Size(width: 3, height: 4))
  }

  @Test("A progress bar of the bar style is thinner")
  func progressStyles() {
    let bar = ProgressView(progressViewStyle: .bar)
    #expect(bar.intrinsicContentSize.height < ProgressView().intrinsicContentSize.height)
  }

  @Test("Images are shown one after the other, as often as asked for, and then none is asked for")
  func imageAnimation() {
    let view = ImageView(image: image(.white, 10, 10))
    view.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    view.animationImages = [image(.red, 10, 10), image(.green, 10, 10)]
    view.animationDuration = 1
    view.animationRepeatCount = 2
    stage.window.addSubview(view)
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(stage.snapshot().pixel(x: 5, y: 5) == .red)
    stage.advance(by: 0.6)
    #expect(stage.snapshot().pixel(x: 5, y: 5) == .green)
    stage.advance(by: 0.5)
    #expect(stage.snapshot().pixel(x: 5, y: 5) == .red)
    stage.advance(by: 1.2)
    #expect(!view.isAnimating)
    #expect(stage.snapshot().pixel(x: 5, y: 5) == .white)
    let frames = stage.frameRequestCount
    stage.advance(by: 2)
    #expect(stage.frameRequestCount == frames)
  }

  @Test("Setting other images stops the animation; a highlighted view shows its own")
  func highlightedAnimation() {
    let view = ImageView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.animationImages = [image(.red, 10, 10)]
    view.highlightedAnimationImages = [image(.blue, 10, 10)]
    stage.window.addSubview(view)
    view.startAnimating()
    view.isHighlighted = true
    #expect(stage.snapshot().pixel(x: 5, y: 5) == .blue)
    view.animationImages = nil
    #expect(!view.isAnimating)
  }

  @Test("A visual effect view fills itself, and puts content in front")
  func visualEffects() {
    stage.window.backgroundColor = .white
    let panel = VisualEffectView(effect: BlurEffect(style: .dark))
    panel.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let dot = View(frame: Rect(x: 10, y: 10, width: 10, height: 10))
    dot.backgroundColor = .red
    panel.contentView.addSubview(dot)
    stage.window.addSubview(panel)
    #expect(panel.contentView.frame == panel.bounds)
    let picture = stage.snapshot()
    #expect(picture.pixel(x: 15, y: 15) == .red)
    #expect(picture.pixel(x: 50, y: 50).luminance < 0.2)
    panel.effect = nil
    #expect(stage.snapshot().pixel(x: 50, y: 50) == .white)
    #expect(BlurEffect.Style.systemMaterial.rawValue == 8)
  }

  @Test("enumerateEventHandlers gives closures and targets with their events, until it is stopped")
  func handlers() {
    @MainActor final class Target { func act() {} }
    let target = Target()
    let control = Control()
    let action = Action { _ in }
    control.addAction(action, for: .valueChanged)
    control.addTarget(target, action: Target.act, for: .touchUpInside)
    var found: [String] = []
    control.enumerateEventHandlers { closure, pair, events, _ in
      if closure === action { found.append("closure \(events == .valueChanged)") }
      if let pair { found.append("target \(pair.0 as AnyObject === target)") }
    }
    #expect(found == ["closure true", "target true"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }
}

@MainActor @Suite(.serialized) struct TextRangeTests {
  @Test("A field's range between two positions can be selected, in either order")
  func ranges() {
    let field = TextField()
    field.text = "Größe"
    let all = field.textRange(from: field.endOfDocument, to: field.beginningOfDocument)
    #expect(all?.start == field.beginningOfDocument)
    field.selectedTextRange = all
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "Größe")
  }

  @Test("A stepper's ground, divider and signs are the pictures that were set")
  func stepperImages() {
    let stage = Stage(size: Size(width: 200, height: 60))
    let picture = ImageRenderer(size: Size(width: 4, height: 34)).image {
      $0.fill(Rect(x: 0, y: 0, width: 4, height: 34), color: .red)
    }
    let stepper = Stepper(frame: Rect(x: 0, y: 0, width: 96, height: 44))
    stepper.setBackgroundImage(picture, for: .normal)
    #expect(stepper.backgroundImage(for: .disabled) === picture)
    stage.window.addSubview(stepper)
    #expect(stage.snapshot().pixel(x: 4, y: 22) == .red)
  }
}
