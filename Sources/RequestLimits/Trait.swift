#if !BrowserHost
#error("BrowserHost needs the trait BrowserHost: .package(…, traits: [\"BrowserHost\"]).")
#endif
