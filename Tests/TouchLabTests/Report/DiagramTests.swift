import ResponderTestKit
import SyntheticTouch
import Testing
import TouchAnalysis
import TouchRecording
import TouchReport
import WindowResponder

@MainActor @Suite("Pictures of a touch screen's figures", .serialized) struct DiagramTests {
  /// The mark that the diagram of each fault contains, and that of a sound screen does not.
  private static let signs: [(PlantedFault, DiagramKind, MarkRole)] = [
    (.deadStripe, .coverage, .dead), (.deadCell, .coverage, .dead),
    (.droppedReport, .rateTime, .gap), (.droppedReport, .rateIntervals, .gap),
    (.swappedIdentity, .fingers, .swap), (.ghost, .ghost, .ghost),
    (.merging, .separation, .merged), (.flapping, .touchMap, .lost),
    (.jumping, .touchMap, .worst),
  ]

  private func maker(_ fault: PlantedFault) throws -> DiagramMaker {
    let (recording, analysis) = ReportSamples.analysis(fault: fault)
    return DiagramMaker(recording, analysis, profile: try ReportSamples.profile("strict"))
  }

  private func drawn(_ kind: DiagramKind, _ maker: DiagramMaker, width: Double = 600) -> Diagram? {
    maker.diagram(kind, size: maker.size(of: kind, width: width))
  }

  @Test("A fault has its sign in its picture, and a sound screen has none of them")
  func signs() throws {
    let sound = try maker(.sound)
    for fault in Set(Self.signs.map(\.0)) {
      let faulty = try maker(fault)
      for (_, kind, role) in Self.signs
      where Self.signs.contains(where: { $0 == (fault, kind, role) }) {
        let shown = try #require(drawn(kind, faulty), "\(kind)")
        #expect(shown.has(role), "\(fault), \(kind)")
        // The mark is also an element of the page, which has the role as its class.
        #expect(shown.svg(prefix: "p").contains("class=\"\(role.rawValue) "), "\(kind)")
        #expect(try #require(drawn(kind, sound)).has(role) == false, "\(kind) of a sound screen")
      }
    }
  }

  /// Returns a drawing of a mark without its position, size and colour.
  private func form(of mark: DiagramMark) -> String {
    switch mark.shape {
    case .polygon(let points), .segments(let points), .line(let points):
      let (left, top) = (points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0)
      let size = max(1e-9, (points.map(\.x).max() ?? 0) - left)
      let text = points.prefix(4).map {
        "\((($0.x - left) / size * 5).rounded()),\((($0.y - top) / size * 5).rounded())"
      }
      return "points \(text)"
    case .rects: return "rects"
    case .ellipse: return "ellipse"
    case .dots: return "dots"
    case .text(let text, _, _): return text
    }
  }

  /// Draws a recording with a single fault.
  private func recording(with fault: FigureName) -> DrawnRecording {
    var drawn = DrawnRecording()
    drawn.stroke(0, from: 20, 20, by: 1)
    switch fault {
    case .touchLost:
      drawn.stroke(0, from: 30, 50, by: 0.1, 20)
      drawn.wait(-170)
      drawn.stroke(0, from: 32, 50, by: 0.1, 20)
    case .touchUnended:
      drawn.down(1, 30, 30)
      drawn.wait(300)
      for row in 0..<4 { drawn.stroke(0, from: 20, 50 + Double(row) * 5, by: 1) }
      drawn.wait(11_000)
      drawn.stroke(0, from: 20, 50, by: 1)
    case .touchBrief:
      drawn.down(0, 150, 80)
      drawn.wait()
      drawn.up(0)
    case .touchJumps:
      drawn.down(0, 20, 50)
      for index in 1...40 {
        drawn.wait()
        drawn.move(0, 20 + Double(index), index == 20 ? 75 : 50)
      }
      drawn.up(0)
    default:
      drawn.down(0, 20, 30)
      drawn.down(1, 20, 70)
      for index in 1...60 {
        drawn.wait()
        drawn.move(0, 20 + Double(index) * 2, index < 30 ? 30 : 70)
        drawn.move(1, 20 + Double(index) * 2, index < 30 ? 70 : 30)
      }
      drawn.up(0)
      drawn.up(1)
    }
    return drawn
  }

  @Test("Each fault on the map of touches has a mark of its own shape, and no path is empty")
  func ownMarks() throws {
    var forms: [FigureName: Set<String>] = [:]
    let names: [FigureName] = [
      .touchLost, .touchUnended, .touchBrief, .touchJumps, .fingersSwapped,
    ]
    for name in names {
      let faulty = recording(with: name)
      let found = Set((faulty.analysis.touches?.findings ?? []).map(\.name))
      #expect(found == [name], "\(name)")
      let diagram = try #require(
        drawn(.touchMap, DiagramMaker(faulty.recording, faulty.analysis)))
      forms[name] = Set(diagram.marks.filter { $0.role != nil }.map(form))
      #expect(!diagram.svg(prefix: "p").contains("d=\"\""))
    }
    #expect(Set(forms.values.flatMap { $0 }).count == names.count, "\(forms)")
  }

  @Test("Arrows and strokes beyond the limit are drawn in another tone and broader")
  func beyondTheLimit() throws {
    let map = try #require(try drawn(.accuracyMap, maker(.offset)))
    #expect(map.marks.contains { $0.role == .offset && $0.stroke?.tone == .bad })
    let sound = try #require(try drawn(.accuracyMap, maker(.sound)))
    #expect(!sound.marks.contains { $0.role == .offset && $0.stroke?.tone == .bad })
  }

  @Test(
    "All text of every picture is whole and inside, small and large, in each language",
    arguments: ReportLanguage.allCases)
  func textIsInside(language: ReportLanguage) throws {
    let recording = ReportSamples.everything(fault: .swappedIdentity)
    let maker = DiagramMaker(
      recording, Analysis(recording), profile: try ReportSamples.profile("strict"),
      language: language)
    var seen: Set<DiagramKind> = []
    for group in FigureGroup.allCases {
      for kind in maker.kinds(of: group) {
        let sizes = [320.0, 460, 720].map { maker.size(of: kind, width: $0) }
        for size in sizes + [Size(width: 328, height: 240), Size(width: 1_000, height: 420)] {
          let diagram = try #require(maker.diagram(kind, size: size), "\(kind) \(size)")
          seen.insert(kind)
          var boxes: [(String, Rect)] = []
          for mark in diagram.marks {
            guard case .text(let text, let place, let look) = mark.shape else { continue }
            let font = Font.monospacedDigitSystemFont(
              ofSize: look.size, weight: look.isBold ? .semibold : .regular)
            let width = TextLayout(text, font: font).size.width
            let share = look.anchor == .start ? 0 : look.anchor == .middle ? 0.5 : 1
            let left = place.x - share * width
            #expect(
              left > -1.5 && left + width < size.width + 1.5 && !text.hasSuffix("…"),
              "\(kind) \(size): \(text)")
            let box = Rect(
              x: left + 0.5, y: place.y - look.size * 0.7, width: width - 1, height: look.size * 0.7
            )
            for (other, place) in boxes where place.intersects(box) {
              Issue.record("\(kind) \(size): “\(text)” lies on “\(other)”")
            }
            boxes.append((text, box))
            #expect(
              place.y > look.size * 0.6 && place.y <= size.height + 0.5, "\(kind) \(size): \(text)")
          }
        }
      }
    }
    #expect(seen == Set(DiagramKind.allCases), "\(Set(DiagramKind.allCases).subtracting(seen))")
  }

  @Test("However many points there are, the worst one is drawn and the picture stays small")
  func theWorstStays() throws {
    var recording = Recording()
    recording.append(
      .fact(
        Fact(
          at: 0,
          .output(
            Output(
              number: 1, widthMillimetres: 200, heightMillimetres: 100, widthPixels: 800,
              heightPixels: 400)))))
    recording.append(
      .fact(Fact(at: 0, .window(WindowState(number: 1, width: 800, height: 400, output: 1)))))
    recording.append(
      .step(TestStep(at: 1, .begin(TestPlan(.straightness, holder: .robot, part: "slow")))))
    recording.append(
      .step(TestStep(at: 2, .guide(.line(x1: 100, y1: 200, x2: 700, y2: 200)))))
    let count = 60_000
    for index in 0...count {
      let stamp = Stamp(arrived: 1_000 + Int64(index) * 100)
      let x = 100 + 600 * Double(index) / Double(count)
      // Only one report is 3 mm beside the line.
      let y = index == 31_234 ? 212.0 : 200
      recording.append(
        .touch(TouchEvent(index == 0 ? .down : .motion, stamp, x: x, y: y, window: 1)))
    }
    let end = 2_000 + Int64(count) * 100
    recording.append(.touch(TouchEvent(.up, Stamp(arrived: end))))
    recording.append(.step(TestStep(at: end + 1, .end(.done))))
    let maker = DiagramMaker(recording, Analysis(recording))
    let diagram = try #require(drawn(.straightnessStroke, maker))
    let lines = diagram.marks.compactMap { mark -> [Point]? in
      if case .line(let points) = mark.shape { points } else { nil }
    }
    let points = lines.flatMap { $0 }
    #expect(points.count < 3_000, "\(points.count)")
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    #expect(bottom - top > diagram.size.height / 6)
    #expect(diagram.has(.worst))
  }

  @Test("A view shows the picture in its own size, and in the look of its window")
  func view() throws {
    let stage = Stage(size: Size(width: 420, height: 320))
    let view = DiagramView(.coverage, of: try maker(.deadStripe))
    view.frame = Rect(x: 0, y: 0, width: 420, height: 320)
    stage.window.addSubview(view)
    stage.render()
    let light = stage.snapshot().pngData()
    stage.window.overrideUserInterfaceStyle = .dark
    stage.render()
    let dark = stage.snapshot().pngData()
    #expect(light != dark)
    #expect(view.accessibilityLabel == "Cells that took a finger")
    #expect(view.sizeThatFits(Size(width: 420, height: 0)).height > 150)
  }
}
