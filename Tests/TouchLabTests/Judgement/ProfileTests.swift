import Testing
import TouchAnalysis
import TouchJudgement
import TouchRecording
import TouchReport

@Suite("Profiles and verdicts") struct ProfileTests {
  private func profile(_ limits: String) throws -> Profile {
    try Profile(parsing: "profile test\n" + limits)
  }

  private func error(_ text: String) -> String? {
    do throws(ProfileError) {
      _ = try Profile(parsing: text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("The profiles of the program can be read, and the published limits say where")
  func builtIn() throws {
    for (name, text) in Profile.builtIn {
      let profile = try Profile(parsing: text)
      #expect(profile.name == name)
      #expect(profile.limits.count > 20)
    }
    let published = try #require(try Profile.named("windows-hlk"))
    #expect(published.limits.allSatisfy { !$0.source.isEmpty })
    func limit(_ name: FigureName) -> Double? {
      published.limits.first { $0.figure == name }?.value
    }
    #expect(limit(.accuracyInner) == 1 && limit(.straightnessTravel) == 1)
    #expect(limit(.fingersMost) == 5 && limit(.rateLeast) == 100)
  }

  @Test("Every figure has a title of its own in each language, and belongs to a group")
  func titles() {
    for language in ReportLanguage.allCases {
      let words = ReportStrings(language)
      let titles = FigureName.allCases.map { words.title(of: $0) }
      #expect(Set(titles).count == titles.count)
      for (name, title) in zip(FigureName.allCases, titles) {
        #expect(title != name.rawValue && !title.isEmpty, "\(name)")
        #expect(FigureGroup.allCases.contains(name.group))
        #expect(name.rawValue.hasPrefix(name.group.rawValue + "."))
      }
    }
    let german = ReportStrings(.german)
    for name in FigureName.allCases { #expect(german.title(of: name) != name.title, "\(name)") }
  }

  @Test("A profile of one's own extends another, changes limits and drops some")
  func own() throws {
    let own = try Profile(
      parsing: """
        # what we agreed on
        profile mine
        title Our panel
        extends strict
        limit accuracy.inner <= 0.8 mm
        source our contract, 4.2
        without pen.tilt

        limit fingers.most <= 10
        """)
    let strict = try #require(try Profile.named("strict"))
    #expect(own.title == "Our panel")
    let limit = own.limits.first { $0.figure == .accuracyInner }
    #expect(limit == Limit(.accuracyInner, .atMost, 0.8, source: "our contract, 4.2"))
    #expect(!own.limits.contains { $0.figure == .penTilt })
    // One limit is removed, and an upper limit is added beside the lower one.
    #expect(own.limits.count == strict.limits.count)
  }

  @Test(
    "A line that is wrong is named by its number and what is wrong",
    arguments: [
      ("limit accuracy.inner <= 1 mm", "no line “profile NAME”"),
      ("profile a\n", "no limits"),
      ("profile", "line 1: “profile” of what?"),
      ("profile a\nlimit accuracy.inner < 1 mm", "line 2: “<” is neither <= nor >="),
      ("profile a\nlimit accuracy.inner <= one mm", "line 2: “one” is no number"),
      ("profile a\nlimit accuracy.inner <= inf mm", "line 2: “inf” is no number"),
      ("profile a\n\nlimit accuracy.inner <= 1 ms", "line 3: accuracy.inner is in mm, not “ms”"),
      ("profile a\nlimit accuracy.inner <= 1", "line 2: accuracy.inner is in mm, not “”"),
      (
        "profile a\nlimit fingers.most >= 5 fingers",
        "line 2: fingers.most is in no unit, not “fingers”"
      ),
      ("profile a\nlimit magic <= 1", "line 2: no figure “magic”"),
      (
        "profile a\nlimit ghost.all <= 1",
        "line 2: no figure “ghost.all”; there are ghost.idle, ghost.charging, ghost.stray"
      ),
      (
        "profile a\nlimit accuracy.inner",
        "line 2: a limit is a figure, <= or >=, a number and its unit"
      ),
      ("profile a\nsource me", "line 2: no limit above this source"),
      ("profile a\nextends b", "line 2: no profile “b”; there are windows-hlk, strict"),
      (
        "profile a\nmaximum 3",
        "line 2: “maximum” is none of profile, title, extends, limit, source, without"
      ),
    ])
  func wrong(_ text: String, _ expected: String) { #expect(error(text) == expected) }

  @Test("What was not done, left out, broken off or can't be seen is not tested, with the reason")
  func reasons() throws {
    let window = Fact.Content.window(WindowState(number: 1, width: 100, height: 100, output: 1))
    let lines: [RecordedLine] = [
      .fact(Fact(at: 0, window)),
      .step(TestStep(at: 1, .begin(TestPlan(.ghost)))), .step(TestStep(at: 2, .end(.skipped))),
      .step(TestStep(at: 3, .begin(TestPlan(.accuracy)))), .step(TestStep(at: 4, .end(.done))),
      .step(TestStep(at: 5, .begin(TestPlan(.fingers)))),
    ]
    let judgement = Judgement(
      Analysis(Recording(lines)),
      by: try profile(
        """
        limit ghost.idle <= 0
        limit accuracy.inner <= 1 mm
        limit fingers.most >= 5
        limit rate.least >= 100 Hz
        limit latency.panel <= 25 ms
        """))
    let reasons = judgement.verdicts.map(\.outcome)
    #expect(
      reasons == [
        .notTested(.leftOut), .notTested(.sizeUnknown), .notTested(.brokenOff),
        .notTested(.notDone), .notTested(.invisible),
      ])
    #expect(judgement.outcome == .incomplete)
  }

  @Test("A bound decides only what it can: five fingers are five, and no proof against ten")
  func bounds() throws {
    func lines(_ count: Int, asked: Int32) -> [RecordedLine] {
      let plan = TestPlan(.fingers, holder: .hand, count: asked)
      var lines: [RecordedLine] = [.step(TestStep(at: 1, .begin(plan)))]
      for finger in 0..<count {
        let stamp = Stamp(arrived: 10, microseconds: 10)
        let event = TouchEvent(.down, stamp, id: Int32(finger), x: Double(finger) * 10, y: 5)
        lines.append(.touch(event))
      }
      lines.append(.step(TestStep(at: 9_000_000, .end(.done))))
      return lines
    }
    func outcome(_ count: Int, asked: Int32, _ limit: String) throws -> Verdict.Outcome? {
      Judgement(
        Analysis(Recording(lines(count, asked: asked))), by: try profile("limit " + limit)
      ).verdicts.first?.outcome
    }
    #expect(try outcome(5, asked: 5, "fingers.most >= 5") == .pass)
    #expect(
      try outcome(5, asked: 5, "fingers.most >= 10")
        == .notTested(.notReached(.noMorePutDown)))
    #expect(try outcome(5, asked: 10, "fingers.most >= 10") == .fail)
    #expect(try outcome(5, asked: 5, "fingers.most <= 4") == .fail)
  }
}
