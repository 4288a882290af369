#if !Samples
#error("The apps and tests need the trait Samples: swift build --traits Samples, or make.")
#endif
