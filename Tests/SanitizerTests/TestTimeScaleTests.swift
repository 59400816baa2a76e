import Glibc
import RealCompositors
import Testing

@testable import TestTimeScale

struct TestTimeScaleTests {
  @Test("Without a value of TEST_TIME_SCALE time limits stay as they are", arguments: [nil, ""])
  func noValue(value: String?) throws {
    #expect(try TestTimeScale.factor(from: value) == 1)
  }

  @Test(
    "TEST_TIME_SCALE multiplies time limits",
    arguments: [("1", 1.0), ("2.5", 2.5), ("10", 10), ("1000", 1000)])
  func factor(value: String, factor: Double) throws {
    #expect(try TestTimeScale.factor(from: value) == factor)
  }

  @Test(
    "A value of TEST_TIME_SCALE that is no factor is an error that names it",
    arguments: ["ten", "10x", "0", "0.5", "-3", "1001", "nan", "inf", " 2"])
  func badValue(value: String) {
    let error = #expect(throws: BadTestTimeScale.self) {
      try TestTimeScale.factor(from: value)
    }
    #expect(
      error?.description
        == "TEST_TIME_SCALE is \"\(value)\": it must be a number from 1 to 1000")
  }

  @Test("A deadline is as far away as the factor of this run says")
  func deadline() {
    let limit = TestTimeScale.scaled(100)
    #expect(limit == 100 * TestTimeScale.factor)
    let remaining = Deadline(seconds: 100).remaining
    #expect(remaining <= limit && remaining > limit - 50)
  }

  @Test("A test program whose TEST_TIME_SCALE is no factor ends with status 2 and says why")
  func badEnvironment() async {
    let result = await #expect(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) {
      setenv("TEST_TIME_SCALE", "ten", 1)
      _ = TestTimeScale.factor
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("TEST_TIME_SCALE is \"ten\": it must be a number"), "\(errors)")
  }
}
